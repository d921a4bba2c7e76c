/**
 * Where the plaques stand. The dot is true; the plaque stands beside it, where it covers no other, on a leader line.
 * A table a kind of chart; between its sizes the projection grows and the plaques do not.
 */

import type { Point } from './mercator';

export interface Standing {
  /** From the true place to the plaque's middle, in pixels. */
  readonly offset: Point;
  /** Where the leader line ends, from the plaque's middle, in pixels; null without a line: galleons are at sea. */
  readonly anchor: Point | null;
}
export type Placement = Readonly<Record<string, Standing>>;

const standing = (offset: Point, anchor: Point | null = null): Standing => ({ offset, anchor });

/** North up, from about 29 pixels a degree. */
const WIDE: Placement = {
  'san-juan': standing([0, -64], [0, 14]),
  'santo-domingo': standing([-10, 70], [0, -28]),
  'santiago-de-cuba': standing([-24, -80], [0, 14]),
  'puerto-cabello': standing([82, -47], [-40, 14]),
  'rio-de-la-hacha': standing([52, -62], [-50, 14]),
  cartagena: standing([-62, -66], [60, 14]),
  portobelo: standing([-104, -96], [30, 14]),
  panama: standing([-64, 74], [30, -28]),
  'gran-granada': standing([-124, -36], [60, 0]),
  campeche: standing([76, 36], [-55, -4]),
  veracruz: standing([34, 74], [-20, -28]),
  'galleon-2': standing([0, 0]),
  'galleon-3': standing([0, 0]),
  'galleon-4': standing([0, 0]),
};

interface Table {
  readonly from: number;
  readonly table: Placement;
}

/** West up, on a sheet of 390 x 570: the middle of each plaque, and its anchor. */
export const TURNED_SHEET = { width: 390, height: 570 } as const;
export const TURNED: Readonly<Record<string, readonly [Point, Point | null]>> = {
  veracruz: [
    [160, 38],
    [66, 0],
  ],
  campeche: [
    [196, 128],
    [50, 0],
  ],
  'galleon-4': [[322, 86], null],
  'gran-granada': [
    [74, 182],
    [60, 0],
  ],
  'galleon-3': [[252, 240], null],
  panama: [
    [74, 252],
    [20, 14],
  ],
  portobelo: [
    [172, 302],
    [-54, 0],
  ],
  cartagena: [
    [75, 349],
    [30, 10],
  ],
  'galleon-2': [[290, 319], null],
  'santiago-de-cuba': [
    [307, 388],
    [-40, -14],
  ],
  'rio-de-la-hacha': [
    [80, 434],
    [50, -18],
  ],
  'santo-domingo': [
    [313, 458],
    [-60, 0],
  ],
  'puerto-cabello': [
    [75, 514],
    [30, -14],
  ],
  'san-juan': [
    [318, 520],
    [-50, 0],
  ],
};

/** North up: the table to use from so many pixels a degree on; the last is for compact plaques. */
export const NORTH_UP: readonly [Table, ...Table[]] = [{ from: 0, table: WIDE }];

/** The small chart, as drawn on a sheet of this size. */
export const PINS_SHEET = { width: 518, height: 332 } as const;
const pin = (x: number, y: number): Standing =>
  standing([x, y], x === 0 && y === 0 ? null : [-x * 0.28, -y * 0.28]);
export const PINS: Placement = {
  'san-juan': pin(6, -36),
  'santo-domingo': pin(-6, 30),
  'santiago-de-cuba': pin(-16, -34),
  'puerto-cabello': pin(6, 34),
  'rio-de-la-hacha': pin(10, -34),
  cartagena: pin(26, 40),
  portobelo: pin(-8, -42),
  panama: pin(-40, 30),
  'gran-granada': pin(-34, 10),
  campeche: pin(34, 10),
  veracruz: pin(10, -38),
  'galleon-2': pin(0, 0),
  'galleon-3': pin(0, 0),
  'galleon-4': pin(0, 0),
};
