/** What the engraver is told of a sheet that is to be printed. */

import type { Point } from './mercator';
import type { ChartWindow, Size } from './window';

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
  /** Pixels of the picture to a pixel of the page. */
  readonly ratio: number;
  /** Zones that this captain's supplies do not reach: hatched. */
  readonly out: readonly number[];
  /** Weight of the coast's lines, 1 on the large chart. */
  readonly weight: number;
  /** Small charts have fewer rhumb lines, and no hills. */
  readonly small: boolean;
  readonly inks: Inks;
}

/** What a sheet is made of, beside the inks that it finds where it lies. */
export interface Plan extends Pick<Engraving, 'out' | 'weight' | 'small'> {
  readonly window: ChartWindow;
  /** Pixels of the screen to a pixel of the page. */
  readonly density: number;
}

/** Finer than this nobody sees. */
const MOST_RATIO = 2;

/** @param place an element in the light in which the sheet is to be read */
export function engravingOf({ window, density, out, weight, small }: Plan, place: Element): Engraving {
  const { size, scale, shift, turned } = window;
  const ratio = Math.min(MOST_RATIO, density);
  return { size, scale, shift, turned, ratio, out, weight, small, inks: inksOf(place) };
}

function inksOf(place: Element): Inks {
  const style = getComputedStyle(place);
  return Object.fromEntries(INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()])) as Inks;
}
