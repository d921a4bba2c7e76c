/**
 * Where the plaques stand. The dot is true; the plaque stands beside it on a leader line, where it covers no other
 * plaque, no other dot and no panel. A table a kind of chart; between its sizes the projection grows, the plaques do not.
 */

import type { Point } from './mercator';

/** From the true place to the plaque's middle, in pixels. */
export type Offsets = Readonly<Record<string, Point>>;

/** North up, plaques in full, from {@link FULL_FROM} pixels a degree on. */
export const FULL: Offsets = {
  'san-juan': [0, -64],
  'santo-domingo': [-14, 58],
  'santiago-de-cuba': [-24, -80],
  'puerto-cabello': [69, -36],
  'rio-de-la-hacha': [43, -70],
  cartagena: [-75, -66],
  portobelo: [-124, -104],
  panama: [-64, 74],
  'gran-granada': [-130, -36],
  campeche: [72, 32],
  veracruz: [34, 74],
  'galleon-2': [0, -4],
  'galleon-3': [0, 6],
  'galleon-4': [0, 0],
};
export const FULL_FROM = 29;

/** North up on smaller desktops: compact plaques, and slip, orders, card and rail around them. */
export const SNUG: Offsets = {
  'san-juan': [8, 32],
  'santo-domingo': [23, -45],
  'santiago-de-cuba': [-8, 32],
  'puerto-cabello': [-2, -45],
  'rio-de-la-hacha': [21, -92],
  portobelo: [-74, -48],
  cartagena: [-25, -45],
  'galleon-2': [-8, 2],
  'gran-granada': [-78, 10],
  panama: [-120, 21],
  'galleon-3': [-3, -25],
  campeche: [28, 32],
  veracruz: [21, 39],
  'galleon-4': [9, 14],
};

/** North up with nothing around: tablets, and phones whose reader wants it so. */
export const FREE: Offsets = {
  'san-juan': [-4, 32],
  'santo-domingo': [57, -45],
  'santiago-de-cuba': [9, 32],
  'puerto-cabello': [12, -11],
  'rio-de-la-hacha': [21, -57],
  portobelo: [-61, -45],
  cartagena: [3, 38],
  'galleon-2': [-23, 10],
  'gran-granada': [-78, 0],
  panama: [-86, 26],
  'galleon-3': [9, -23],
  campeche: [18, 32],
  veracruz: [29, 80],
  'galleon-4': [0, 9],
};

/** West up, on a sheet of this size: the middle of each plaque. */
export const TURNED_SHEET = { width: 390, height: 570 } as const;
export const TURNED: Offsets = {
  'san-juan': [313, 526],
  'santo-domingo': [300, 454],
  'santiago-de-cuba': [274, 381],
  'puerto-cabello': [106, 530],
  'rio-de-la-hacha': [120, 449],
  portobelo: [179, 303],
  cartagena: [88, 371],
  'galleon-2': [316, 308],
  'gran-granada': [80, 163],
  panama: [89, 242],
  'galleon-3': [244, 228],
  campeche: [187, 112],
  veracruz: [172, 38],
  'galleon-4': [317, 92],
};

/** The small chart, as drawn on a sheet of this size. */
export const PINS_SHEET = { width: 518, height: 332 } as const;
export const PINS: Offsets = {
  'san-juan': [6, -36],
  'santo-domingo': [-6, 30],
  'santiago-de-cuba': [-16, -34],
  'puerto-cabello': [6, 34],
  'rio-de-la-hacha': [10, -34],
  cartagena: [26, 40],
  portobelo: [-8, -42],
  panama: [-40, 30],
  'gran-granada': [-34, 10],
  campeche: [34, 10],
  veracruz: [10, -38],
  'galleon-2': [0, 0],
  'galleon-3': [0, 0],
  'galleon-4': [0, 0],
};
