/** What the engraver is told of a sheet that is to be printed. */

import type { Point } from './mercator';
import type { Size } from './window';

/** The design's tokens that the sheet is printed in: `--<ink>`. */
export const INKS = [
  'sea',
  'sea-1',
  'sea-2',
  'sea-3',
  'sea-4',
  'r1',
  'r2',
  'r3',
  'fog-line',
  'waterline',
  'land',
  'land-edge',
  'coast',
  'hill',
  'zline',
] as const;
export type Inks = Readonly<Record<(typeof INKS)[number], string>>;

/** All that the picture depends on. Plain, so that it can be posted. */
export interface Engraving {
  readonly size: Size;
  readonly scale: number;
  readonly shift: Point;
  readonly turned: boolean;
  /** Pixels of the screen to a pixel of the page. */
  readonly ratio: number;
  /** Zones that this captain's supplies do not reach: hatched. */
  readonly out: readonly number[];
  /** Weight of the coast's lines, 1 on the large chart. */
  readonly weight: number;
  /** Small charts have fewer rhumb lines, and no hills. */
  readonly small: boolean;
  readonly inks: Inks;
}
