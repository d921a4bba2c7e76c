/** What is printed on the chart, in degrees: where the destinations lie, how the sea is divided, what adorns the land. */

import type { LonLat } from './mercator';

/** Where each destination truly lies. Galleons are at sea: where they lie is ours to choose. */
export const TRUE_PLACES: Readonly<Record<string, LonLat>> = {
  'san-juan': [-66.11, 18.47],
  'santo-domingo': [-69.89, 18.48],
  'santiago-de-cuba': [-75.83, 20.02],
  'puerto-cabello': [-68.01, 10.47],
  'rio-de-la-hacha': [-72.91, 11.54],
  portobelo: [-79.66, 9.55],
  cartagena: [-75.51, 10.4],
  'galleon-2': [-77.95, 15.35],
  'gran-granada': [-85.96, 11.93],
  panama: [-79.52, 8.98],
  'galleon-3': [-83.3, 17.0],
  campeche: [-90.53, 19.85],
  veracruz: [-96.13, 19.2],
  'galleon-4': [-91.0, 22.5],
};
export const AT_SEA: ReadonlySet<string> = new Set(['galleon-2', 'galleon-3', 'galleon-4']);

/** The lines between the zones, as drawn on the sea. Between 2 and 3 it runs along the isthmus. */
const BETWEEN_1_AND_2: readonly LonLat[] = [
  [-77.2, 20.6],
  [-76.2, 18.9],
  [-75.0, 16.4],
  [-74.35, 13.6],
  [-74.2, 11.0],
];
const BETWEEN_2_AND_3: readonly LonLat[] = [
  [-80.6, 21.9],
  [-80.4, 19.2],
  [-80.6, 16],
  [-81.6, 13],
  [-81.5, 10.6],
  [-80.9, 8.8],
];
const ISTHMUS: readonly LonLat[] = [
  [-80.9, 8.8],
  [-80.1, 9.1],
  [-79.62, 9.28],
  [-79.0, 9.3],
  [-78.0, 8.9],
  [-77.35, 8.2],
  [-77.2, 6.8],
];
const BETWEEN_3_AND_4: readonly LonLat[] = [
  [-84.6, 22.2],
  [-85.9, 21.7],
  [-87.4, 21.0],
  [-89.2, 18.2],
  [-91.5, 16.9],
  [-94.2, 16.7],
];
const NORTH_OF_CUBA: readonly LonLat[] = [
  [-81.0, 23.1],
  [-80.8, 25.1],
];
export const ZONE_LINES: readonly (readonly LonLat[])[] = [
  BETWEEN_1_AND_2,
  [...BETWEEN_2_AND_3, ...ISTHMUS.slice(1)],
  BETWEEN_3_AND_4,
  NORTH_OF_CUBA,
];

/** The water of each zone, as a ring; the land lies on top. Later ones are painted first. */
export const ZONE_WATER: Readonly<Record<number, readonly LonLat[]>> = {
  1: [
    ...BETWEEN_1_AND_2,
    [-74.2, 9],
    [-60, 9],
    [-46, 9],
    [-46, 40],
    [-80.2, 40],
    [-80.2, 25],
    [-80.6, 23.2],
    [-79, 22.2],
  ],
  2: [
    ...BETWEEN_1_AND_2,
    [-74.2, 9],
    [-75, 7],
    [-77.2, 6.8],
    ...ISTHMUS.toReversed(),
    ...BETWEEN_2_AND_3.toReversed(),
    [-79, 21.9],
  ],
  3: [
    ...BETWEEN_2_AND_3,
    ...ISTHMUS.slice(1),
    [-77.4, 4.8],
    [-81, 3.4],
    [-84.5, 6.2],
    [-88, 10.4],
    [-91.4, 12.9],
    [-94.4, 15.2],
    ...BETWEEN_3_AND_4.toReversed(),
    [-83, 22.4],
  ],
  4: [
    ...BETWEEN_3_AND_4,
    [-95.2, 17.0],
    [-97, 17.6],
    [-99, 18.0],
    [-101, 18.6],
    [-103, 20],
    [-103, 24],
    [-103, 30],
    [-102, 36],
    [-90, 36],
    [-81.2, 36],
    [-81.2, 30],
    [-81.2, 25.2],
    [-81.2, 23.2],
    [-83, 22.8],
  ],
};

/** Lake Nicaragua, which the source of the coast does not have: Gran Granada lies on it. */
export const LAKE: readonly LonLat[] = [
  [-85.95, 11.95],
  [-85.62, 12.12],
  [-85.2, 11.8],
  [-84.85, 11.35],
  [-84.72, 11.02],
  [-85.05, 11.0],
  [-85.4, 11.2],
  [-85.7, 11.35],
  [-85.9, 11.65],
];

export interface Ornament {
  readonly at: LonLat;
  readonly count: number;
  readonly size?: number;
}
export const HILLS: readonly Ornament[] = [
  { at: [-99, 18.2], count: 3 },
  { at: [-97.6, 16.9], count: 3 },
  { at: [-99.6, 20.6], count: 3 },
  { at: [-91.6, 15.4], count: 4 },
  { at: [-87.6, 14.6], count: 3 },
  { at: [-73.4, 7.2], count: 3 },
  { at: [-75.8, 6.2], count: 4 },
  { at: [-71.2, 8.9], count: 3 },
  { at: [-65.5, 7.3], count: 3 },
  { at: [-62.6, 5.9], count: 4 },
  { at: [-70.9, 19.05], count: 2, size: 0.8 },
  { at: [-82.4, 8.65], count: 2, size: 0.8 },
];
export const TREES: readonly Ornament[] = [
  { at: [-89.2, 18.6], count: 4 },
  { at: [-84.3, 14.6], count: 4 },
  { at: [-68.2, 7.4], count: 5 },
  { at: [-70.3, 5.4], count: 6 },
  { at: [-64.2, 8.6], count: 3 },
  { at: [-78.8, 22.0], count: 3 },
  { at: [-81.4, 27.9], count: 3 },
  { at: [-98.4, 25.2], count: 3 },
  { at: [-92.8, 17.5], count: 3 },
];

/** Names of the seas and lands, by message, and how far each leans. */
export const SEA_NAMES: readonly { readonly words: string; readonly at: LonLat; readonly lean: number }[] = [
  { words: 'Seno Mexicano', at: [-88.2, 25.1], lean: 0 },
  { words: 'Mar del Norte', at: [-69.4, 22.6], lean: 10 },
  { words: 'Mar del Sur', at: [-89.6, 9.4], lean: 30 },
  { words: 'Tierra Firme', at: [-65.0, 8.3], lean: 4 },
];

/** The rhumb lines meet in this point, and in sixteen nodes on a circle around it. */
export const RHUMB_CENTRE: LonLat = [-77.2, 16.2];
export const RHUMB_RADIUS = 18.2; // degrees
export const ROSE_NODE = 11; // of the sixteen, clockwise from the north: in the South Sea
