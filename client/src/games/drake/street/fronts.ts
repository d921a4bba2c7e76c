/** The fronts of Plymouth's houses, eleven kinds, drawn in ink in a frame 132 wide, from 8 above the eaves' datum to 104 below. */

export const FRAME = '0 -8 132 112';

export type Front =
  'gable' | 'twin' | 'hip' | 'barn' | 'inn' | 'step' | 'tower' | 'yard' | 'stern' | 'quay' | 'hall';

export interface Shape {
  readonly d: string;
  readonly fill: 'wall' | 'roof' | 'pennant' | 'none';
  /** Width of its ink line; 0 for none. */
  readonly line: number;
}

export interface Drawing {
  readonly shapes: readonly Shape[];
  /** x, y, width, height */
  readonly windows: readonly (readonly [number, number, number, number])[];
  /** x, y: round windows */
  readonly roundels?: readonly (readonly [number, number])[];
  /** x, y, height: they smoke while somebody is in */
  readonly chimneys?: readonly (readonly [number, number, number])[];
}

const wall = (d: string, line = 0): Shape => ({ d, fill: 'wall', line });
const roof = (d: string): Shape => ({ d, fill: 'roof', line: 1.6 });
const beam = (d: string, line = 2.6): Shape => ({ d, fill: 'none', line });
const pair = (y = 60, height = 26): [number, number, number, number][] => [
  [12, y, 20, height],
  [100, y, 20, height],
];

export const FRONTS: Record<Front, Drawing> = {
  gable: {
    chimneys: [[100, 14, 26]],
    shapes: [
      wall('M8 104V46H124V104z'),
      roof('M2 50L66 2 130 50 122 50 66 10 10 50z'),
      wall('M14 48L66 10 118 48z'),
      beam('M8 104V50M124 104V50M8 50H124M34 50L50 24M98 50L82 24M40 104V50M92 104V50'),
    ],
    windows: pair(),
  },
  twin: {
    chimneys: [[61, 8, 30]],
    shapes: [
      wall('M8 104V44H124V104z'),
      wall('M6 46L35 10 64 46z'),
      wall('M68 46L97 10 126 46z'),
      roof('M1 48L35 6 69 48 62 48 35 14 8 48z'),
      roof('M63 48L97 6 131 48 124 48 97 14 70 48z'),
      beam('M8 104V48M124 104V48M8 50H124M40 104V50M92 104V50'),
    ],
    windows: [[28, 28, 13, 14], [91, 28, 13, 14], ...pair()],
  },
  hip: {
    chimneys: [
      [20, 6, 22],
      [102, 6, 22],
    ],
    shapes: [
      wall('M8 104V46H124V104z'),
      roof('M2 48L20 16H112L130 48z'),
      wall('M52 40V24L66 12 80 24V40z', 1.6),
      beam('M8 104V48M124 104V48M8 50H124M8 104L34 78V50M124 104L98 78V50'),
    ],
    windows: pair(60, 22),
  },
  barn: {
    shapes: [
      wall('M8 104V44H124V104z'),
      roof('M2 48L24 20 66 4 108 20 130 48z'),
      wall('M24 46L34 26 66 14 98 26 108 46z', 1.4),
      beam('M66 12H90M90 12V24', 2.4),
      beam('M87 27a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 1.6),
      beam('M8 104V48M124 104V48M8 50H124M38 104V50M94 104V50'),
    ],
    windows: pair(58, 20),
  },
  inn: {
    chimneys: [[16, 4, 34]],
    shapes: [
      wall('M10 104V46H122V104z'),
      roof('M2 50L30 50 66 4 102 50 130 50 122 44 108 44 66 -2 24 44 10 44z'),
      wall('M30 48L66 8 102 48z'),
      beam('M10 104V50M122 104V50M10 50H122M46 50L66 26 86 50'),
    ],
    windows: pair(),
  },
  step: {
    shapes: [
      wall('M10 104V40H22V30H34V20H46V11H56V4H76V11H86V20H98V30H110V40H122V104z', 2),
      beam('M10 52H122'),
      beam('M28 52V104M104 52V104', 1.4),
      beam('M60 0h12', 2),
    ],
    windows: pair(),
  },
  tower: {
    shapes: [
      wall('M6 104V14H12V20H18V14H24V20H30V14H36V104z', 1.8),
      wall('M96 104V14H102V20H108V14H114V20H120V14H126V104z', 1.8),
      wall('M36 104V34H44V40H52V34H60V40H72V34H80V40H88V34H96V104z', 1.8),
      beam('M66 34V4', 2),
      { d: 'M66 5l20 5-20 6', fill: 'pennant', line: 2 },
    ],
    windows: [
      [15, 56, 12, 26],
      [105, 56, 12, 26],
    ],
    roundels: [
      [21, 36],
      [111, 36],
    ],
  },
  yard: {
    shapes: [
      beam('M14 104L40 10M118 104L92 10M40 10H92', 3),
      wall('M18 46C34 96 98 96 114 46', 2.4),
      beam('M10 50H122'),
      beam(
        'M30 48C38 84 52 92 66 94M102 48C94 84 80 92 66 94M46 48C50 80 58 90 66 94M86 48C82 80 74 90 66 94',
        1.5,
      ),
      beam('M8 104H124', 3),
      beam('M66 10V28', 2),
    ],
    windows: [],
    roundels: [
      [40, 10],
      [92, 10],
    ],
  },
  stern: {
    shapes: [
      wall('M24 104C14 80 12 50 24 22L30 8C50 2 82 2 102 8L108 22C120 50 118 80 108 104z', 2.2),
      beam('M22 30C50 24 82 24 110 30M17 52C50 46 82 46 115 52M18 92C50 86 82 86 114 92', 2.4),
      beam('M66 6V-6M58 -2h16', 2),
    ],
    windows: [
      [26, 60, 14, 22],
      [92, 60, 14, 22],
    ],
    roundels: [
      [40, 16],
      [92, 16],
    ],
  },
  quay: {
    shapes: [
      wall('M8 104V50H112V104z'),
      roof('M2 52L18 24H102L118 52z'),
      beam('M123 104V4L84 20M123 6L130 16', 3),
      beam('M84 20V30', 1.6),
      { d: 'M78 30h12v10h-12z', fill: 'roof', line: 1.6 },
      beam('M8 104V52M112 104V52M8 54H112'),
    ],
    windows: [
      [14, 62, 18, 22],
      [92, 62, 16, 22],
    ],
  },
  hall: {
    shapes: [
      wall('M10 104V46H122V104z'),
      roof('M2 46L66 8 130 46z'),
      wall('M22 43L66 17 110 43z', 1.4),
      beam('M4 47H128M8 54H124'),
      beam('M13 54V104M35 54V104M97 54V104M119 54V104', 2.2),
      beam('M10 58h6M32 58h6M94 58h6M116 58h6M10 100h6M32 100h6M94 100h6M116 100h6', 1.4),
    ],
    windows: [
      [17, 62, 14, 26],
      [101, 62, 14, 26],
    ],
    roundels: [[66, 32]],
  },
};

const FRONT_OF: Record<string, Front> = {
  tavern: 'inn',
  'crew-a': 'gable',
  'crew-b': 'twin',
  'guns-a': 'barn',
  'guns-b': 'barn',
  'supplies-a': 'hip',
  'supplies-b': 'hip',
  'trade-goods': 'barn',
  shipyard: 'yard',
  pinnace: 'gable',
  drake: 'hip',
  queen: 'tower',
  admiral: 'step',
  governor: 'step',
  informer: 'twin',
  'golden-hind': 'stern',
  investor: 'hall',
  dockside: 'quay',
};

export const frontOf = (location: string): Front => FRONT_OF[location] ?? 'gable';
