/**
 * How the chart fits a window: north up on wide screens, west up on narrow ones, where a switch gives north up too.
 * A window too small for its plaques gets a larger sheet, to be scrolled.
 */

import { TABLET_FROM, WIDE_FROM } from '../../../styles/breakpoints';
import { AT_SEA, TRUE_PLACES } from './geography';
import type { LonLat, Point } from './mercator';
import {
  FREE,
  FULL,
  FULL_FROM,
  PINS,
  PINS_SHEET,
  SNUG,
  TURNED,
  TURNED_SHEET,
  type Offsets,
} from './placement';
import { fitted, type ChartWindow, type Margin, type Size } from './window';

export { TABLET_FROM, WIDE_FROM };

/** From here on the plaques grow too. */
const LARGE_FROM = 2000;
const LARGE = 1.2;

export interface Spot {
  readonly dot: Point;
  readonly centre: Point;
  /** Is there a line between them? Galleons lie at sea, where we like. */
  readonly leader: boolean;
}

export interface ChartLayout {
  readonly window: ChartWindow;
  readonly compact: boolean;
  /** How much larger the plaques are than drawn: more than 1 on the largest screens only. */
  readonly grown: number;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly numerals: Readonly<Record<number, LonLat>>;
  readonly numeralSize: number;
  readonly weight: number;
  /** Null where the switch beside the chart is the rose. */
  readonly rose: LonLat | 'node' | null;
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
/** Where the window is high enough, the docked card stands below the destinations. */
const CARD_ROOM = 220;

const NUMERALS = { 1: [-65.0, 15.3], 2: [-79.5, 18.7], 3: [-84.8, 20.4], 4: [-95.7, 22.6] } as const;
const TURNED_NUMERALS = { 1: [-69.4, 15.2], 2: [-76.2, 15.4], 3: [-82.9, 14.6], 4: [-96.4, 22.9] } as const;

/** The least sheets that hold all plaques without one covering another. */
const LEAST_TURNED: Size = { width: 360, height: 540 };
const LEAST_FREE: Size = { width: 760, height: 520 };

const atLeast = (size: Size, least: Size): Size => ({
  width: Math.max(size.width, least.width),
  height: Math.max(size.height, least.height),
});

/** @param northUp what the reader's switch says; only narrow windows heed it */
export function layoutFor(size: Size, northUp: boolean): ChartLayout {
  if (size.width >= WIDE_FROM) return wide(size);
  if (size.width >= TABLET_FROM) return free(size);
  return northUp ? free(size) : turned(size);
}

/** Is there room for everything in full? If not, plaques and orders are compact. */
export const isRoomy = (size: Size): boolean =>
  size.width >= WIDE_FROM && fitted(size, WIDE_MARGIN, MAIN).pixelsADegree >= FULL_FROM;

function wide(size: Size): ChartLayout {
  const window = fitted(size, WIDE_MARGIN, MAIN);
  const compact = !isRoomy(size);
  const grown = size.width >= LARGE_FROM ? LARGE : 1;
  return {
    window,
    compact,
    grown,
    spots: offsetSpots(window, compact ? SNUG : FULL),
    numerals: NUMERALS,
    numeralSize: compact ? 80 : 104 * grown,
    weight: 1,
    rose: 'node',
    roseRadius: compact ? 42 : 54 * grown,
  };
}

function free(size: Size): ChartLayout {
  const sheet = atLeast(size, LEAST_FREE);
  const below = Math.max(0, Math.min(CARD_ROOM, sheet.height - LEAST_FREE.height));
  const window = fitted(sheet, { ...NO_MARGIN, top: 24, bottom: below }, MAIN);
  return {
    window,
    compact: true,
    grown: 1,
    spots: offsetSpots(window, FREE),
    numerals: NUMERALS,
    numeralSize: 64,
    weight: 0.75,
    rose: 'node',
    roseRadius: 36,
  };
}

function turned(size: Size): ChartLayout {
  const sheet = atLeast(size, LEAST_TURNED);
  const window = fitted(sheet, { ...NO_MARGIN, top: 14, bottom: 14 }, MAIN_TURNED, true);
  const spots = Object.entries(TURNED).map(([place, [x, y]]): [string, Spot] => {
    const centre: Point = [(x * sheet.width) / TURNED_SHEET.width, (y * sheet.height) / TURNED_SHEET.height];
    return [place, { dot: window.at(TRUE_PLACES[place] as LonLat), centre, leader: !AT_SEA.has(place) }];
  });
  return {
    window,
    compact: true,
    grown: 1,
    spots: new Map(spots),
    numerals: TURNED_NUMERALS,
    numeralSize: 56,
    weight: 0.75,
    rose: null,
    roseRadius: 0,
  };
}

function offsetSpots(window: ChartWindow, offsets: Offsets): Map<string, Spot> {
  const spots = Object.entries(offsets).map(([place, [dx, dy]]): [string, Spot] => {
    const dot = window.at(TRUE_PLACES[place] as LonLat);
    return [place, { dot, centre: [dot[0] + dx, dot[1] + dy], leader: !AT_SEA.has(place) }];
  });
  return new Map(spots);
}

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
    grown: 1,
    spots: offsetSpots(window, PINS),
    numerals: SMALL_NUMERALS,
    numeralSize: 44 * grown,
    weight: 0.62 * grown,
    rose: [-94.6, 9.6],
    roseRadius: 26 * grown,
  };
}
