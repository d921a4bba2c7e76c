/** The cut-away hull: where its lines run, by kind of ship. In a frame of 476 x 238. */

import { ZONES } from '../view';

export const HULL = { width: 476, height: 238 };

interface Sail {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Rig {
  readonly masts: string;
  readonly ropes: string;
  readonly sails: readonly Sail[];
  /** The sail that bears the emblem. */
  readonly main: Sail;
  readonly hull: string;
  /** Gilt lines along the stern, a galleon's pride. */
  readonly strakes: string;
}

const MAIN_OF_GALLEON: Sail = { x: 230, y: 18, width: 134, height: 60 };
const MAIN_OF_FRIGATE: Sail = { x: 172, y: 18, width: 128, height: 60 };
const BOWSPRIT = 'M452 84L474 52';

export const GALLEON: Rig = {
  masts: `M64 84V2M230 88V0M384 78V6${BOWSPRIT}`,
  ropes: 'M230 2L112 76M230 2L374 80M64 4L14 60M384 8L470 60M384 8L300 88M64 4L112 80',
  sails: [{ x: 64, y: 20, width: 74, height: 44 }, MAIN_OF_GALLEON, { x: 384, y: 20, width: 88, height: 50 }],
  main: MAIN_OF_GALLEON,
  hull: 'M10 50L108 62V88H360L362 74 446 70 460 82 474 78C470 92 466 98 462 104C450 156 424 206 400 226H78C44 206 20 142 10 50Z',
  strakes: 'M16 60L106 70M18 70L106 78',
};

export const FRIGATE: Rig = {
  masts: `M172 88V0M342 84V8${BOWSPRIT}`,
  ropes: 'M172 2L20 72M172 2L318 88M342 10L228 88M342 10L470 58',
  sails: [MAIN_OF_FRIGATE, { x: 342, y: 24, width: 98, height: 52 }],
  main: MAIN_OF_FRIGATE,
  hull: 'M10 66L108 74V88H360L362 80 446 76 460 84 474 80C470 92 466 98 462 104C450 156 424 206 400 226H78C44 206 20 148 10 66Z',
  strakes: '',
};

/** A sail filled by the wind. */
export function sailPath({ x, y, width: w, height: h }: Sail): string {
  const at = (dx: number, dy: number): string => `${x + w * dx} ${y + dy}`;
  return (
    `M${at(-0.5, 0)}C${at(-0.2, -5)} ${at(0.2, -5)} ${at(0.5, 0)}` +
    `C${at(0.4, h * 0.3)} ${at(0.4, h * 0.65)} ${at(0.5, h)}C${at(0.2, h - 7)} ${at(-0.2, h - 7)} ${at(-0.5, h)}` +
    `C${at(-0.4, h * 0.65)} ${at(-0.4, h * 0.3)} ${at(-0.5, 0)}Z`
  );
}

const SWELL = 42;
export const WAVES = `M0 230${`c14-8 28-8 ${SWELL} 0s28 8 ${SWELL} 0`.repeat(5)}c14-8 28-8 ${SWELL} 0`;

export interface Barrel {
  readonly zone: number;
  readonly full: boolean;
}

/** The four numbered barrels of the hold: filled up to the farthest zone that the supplies reach. */
export const barrelsOf = (supplies: number): Barrel[] =>
  ZONES.map((zone) => ({ zone, full: zone <= supplies }));
