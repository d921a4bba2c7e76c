/**
 * How the chart fits a window: north up on wide screens, west up on narrow ones, where a switch gives north up too.
 * A window too small for its plaques gets a larger sheet, to be scrolled.
 */

import { TRUE_PLACES } from './geography';
import type { LonLat, Point } from './mercator';
import { NORTH_UP, PINS, PINS_SHEET, TURNED, TURNED_SHEET, type Standing } from './placement';
import { fitted, type ChartWindow, type Margin, type Size } from './window';

/** From here on the rail stands beside the destinations. */
export const WIDE_FROM = 1200;
/** Below this the page is a phone's: one part at a time. */
export const TABLET_FROM = 768;

export interface Spot {
  readonly dot: Point;
  readonly centre: Point;
  /** Where the leader line meets the plaque; null without a line. */
  readonly anchor: Point | null;
}

export interface ChartLayout {
  readonly window: ChartWindow;
  readonly compact: boolean;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly numerals: Readonly<Record<number, LonLat>>;
  readonly numeralSize: number;
  readonly weight: number;
  readonly rose: LonLat | 'node';
  readonly roseRadius: number;
}

const NO_MARGIN: Margin = { top: 0, right: 0, bottom: 0, left: 0 };

/** All destinations, with room for their plaques: [west, north], [east, south]. */
const MAIN: readonly [LonLat, LonLat] = [
  [-98.8, 26.6],
  [-62.6, 4.2],
];
const MAIN_TURNED: readonly [LonLat, LonLat] = [
  [-97.4, 24],
  [-64.4, 6.2],
];

/** The rail's width with its distances, and the room that the orders need at the bottom. */
const WIDE_MARGIN: Margin = { top: -28, right: 326, bottom: 76, left: 0 };
const TABLET_MARGIN: Margin = { top: 64, right: 0, bottom: 0, left: 0 };

const WIDE_NUMERALS = { 1: [-65.0, 15.3], 2: [-79.5, 18.7], 3: [-84.8, 20.4], 4: [-95.7, 22.6] } as const;
const TURNED_NUMERALS = { 1: [-69.4, 15.2], 2: [-76.2, 15.4], 3: [-82.9, 14.6], 4: [-96.4, 22.9] } as const;

/** The least sheets that hold all plaques without one covering another. */
const LEAST_TURNED: Size = { width: 360, height: 540 };
const LEAST_COMPACT: Size = { width: 800, height: 540 };

const atLeast = (size: Size, least: Size): Size => ({
  width: Math.max(size.width, least.width),
  height: Math.max(size.height, least.height),
});

/** @param northUp what the reader's switch says; only narrow windows heed it */
export function layoutFor(size: Size, northUp: boolean): ChartLayout {
  if (size.width >= WIDE_FROM) return wide(size);
  if (size.width >= TABLET_FROM) return compactNorthUp(size, TABLET_MARGIN);
  return northUp ? compactNorthUp(size, NO_MARGIN) : turned(size);
}

function wide(size: Size): ChartLayout {
  const window = fitted(size, WIDE_MARGIN, MAIN);
  const { table } = NORTH_UP.find(({ from }) => window.pixelsADegree >= from) ?? NORTH_UP[0];
  return {
    window,
    compact: false,
    spots: offsetSpots(window, table),
    numerals: WIDE_NUMERALS,
    numeralSize: 104,
    weight: 1,
    rose: 'node',
    roseRadius: 54,
  };
}

function compactNorthUp(size: Size, margin: Margin): ChartLayout {
  const window = fitted(atLeast(size, LEAST_COMPACT), margin, MAIN);
  return {
    window,
    compact: true,
    spots: offsetSpots(window, NORTH_UP.at(-1)!.table),
    numerals: WIDE_NUMERALS,
    numeralSize: 64,
    weight: 0.75,
    rose: 'node',
    roseRadius: 36,
  };
}

function turned(size: Size): ChartLayout {
  const sheet = atLeast(size, LEAST_TURNED);
  const window = fitted(sheet, { ...NO_MARGIN, top: 14, bottom: 14 }, MAIN_TURNED, true);
  const spots = Object.entries(TURNED).map(([place, [middle, anchor]]): [string, Spot] => {
    const centre: Point = [
      (middle[0] * sheet.width) / TURNED_SHEET.width,
      (middle[1] * sheet.height) / TURNED_SHEET.height,
    ];
    return [place, spot(window, place, centre, anchor)];
  });
  return {
    window,
    compact: true,
    spots: new Map(spots),
    numerals: TURNED_NUMERALS,
    numeralSize: 56,
    weight: 0.75,
    rose: [-90.9, 6.9],
    roseRadius: 30,
  };
}

function offsetSpots(window: ChartWindow, table: Readonly<Record<string, Standing>>): Map<string, Spot> {
  const spots = Object.entries(table).map(([place, { offset, anchor }]): [string, Spot] => {
    const [x, y] = window.at(TRUE_PLACES[place] as LonLat);
    return [place, spot(window, place, [x + offset[0], y + offset[1]], anchor)];
  });
  return new Map(spots);
}

const spot = (window: ChartWindow, place: string, centre: Point, anchor: Point | null): Spot => ({
  dot: window.at(TRUE_PLACES[place] as LonLat),
  centre,
  anchor: anchor && [centre[0] + anchor[0], centre[1] + anchor[1]],
});

const SMALL: readonly [LonLat, LonLat] = [
  [-97.9, 25.4],
  [-63.2, 5.4],
];
const SMALL_NUMERALS = { 1: [-67.6, 14.6], 2: [-79.5, 19.3], 3: [-85.0, 20.1], 4: [-95.4, 24.6] } as const;

/** The chart beside the street: pins in place of plaques. */
export function smallLayout(size: Size): ChartLayout {
  const window = fitted(size, { top: 4, right: 4, bottom: 4, left: 4 }, SMALL);
  const grown = Math.max(1, Math.min(size.width / PINS_SHEET.width, size.height / PINS_SHEET.height));
  return {
    window,
    compact: true,
    spots: offsetSpots(window, PINS),
    numerals: SMALL_NUMERALS,
    numeralSize: 44 * grown,
    weight: 0.62 * grown,
    rose: [-94.6, 9.6],
    roseRadius: 26 * grown,
  };
}
