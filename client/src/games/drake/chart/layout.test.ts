import { describe, expect, it } from 'vitest';

import { AT_SEA, TRUE_PLACES } from './geography';
import { layoutFor, smallLayout, type ChartLayout } from './layout';
import type { Point } from './mercator';

/** The widest that each plaque's board gets in English, Greek or Spanish, with a counter known: measured on the page. */
const FULL_WIDTHS: Record<string, number> = {
  'san-juan': 132,
  'santiago-de-cuba': 191,
  'santo-domingo': 176,
  'puerto-cabello': 183,
  'rio-de-la-hacha': 190,
  portobelo: 142,
  cartagena: 191,
  'galleon-2': 156,
  'gran-granada': 158,
  panama: 191,
  'galleon-3': 156,
  campeche: 130,
  veracruz: 191,
  'galleon-4': 156,
};
const COMPACT_WIDTHS: Record<string, number> = {
  'san-juan': 112,
  'santiago-de-cuba': 167,
  'santo-domingo': 153,
  'puerto-cabello': 159,
  'rio-de-la-hacha': 153,
  portobelo: 121,
  cartagena: 154,
  'galleon-2': 126,
  'gran-granada': 136,
  panama: 154,
  'galleon-3': 126,
  campeche: 110,
  veracruz: 154,
  'galleon-4': 126,
};
const FULL_HEIGHT = 50;
const COMPACT_HEIGHT = 44;

interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boards = (layout: ChartLayout): Rect[] =>
  [...layout.spots].map(([name, { centre }]) => {
    const width = (layout.compact ? COMPACT_WIDTHS : FULL_WIDTHS)[name]! * layout.grown;
    const height = (layout.compact ? COMPACT_HEIGHT : FULL_HEIGHT) * layout.grown;
    const [x, y] = centre;
    return { name, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  });

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const overlaps = (rects: readonly Rect[]): string[] =>
  rects.flatMap((one, at) =>
    rects
      .slice(at + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.name} and ${other.name}`),
  );

/** What stands on a desktop's chart: slip, orders, card, rail. In the chart's own pixels, below the bar of 48. */
function panels({ width, height }: { width: number; height: number }, compact: boolean): Rect[] {
  const beside = width - 332;
  const card = Math.min(468, width - 332 - 448);
  const orders = compact ? [400, 76] : [428, 222];
  return [
    { name: 'slip', left: 16, top: 10, right: beside, bottom: 70 },
    { name: 'orders', left: 0, top: height - orders[1]!, right: orders[0]!, bottom: height },
    { name: 'card', left: beside - 4 - card, top: height - 230, right: beside - 4, bottom: height },
    { name: 'rail', left: width - 320, top: 0, right: width, bottom: height },
  ];
}

const BAR = 48;
const DESKTOPS: readonly Point[] = [
  [1200, 800],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
];
/** The room that a tablet's or a phone's page leaves for the chart. */
const TABLETS: readonly Point[] = [
  [768, 780],
  [820, 930],
  [1024, 551],
  [1180, 600],
];
const PHONES: readonly Point[] = [
  [360, 540],
  [375, 540],
  [390, 543],
  [390, 568],
  [430, 640],
];

describe('the plaques', () => {
  it.each(DESKTOPS)('cover neither each other nor a panel at %i x %i', (width, height) => {
    const size = { width, height: height - BAR };
    const layout = layoutFor(size, false);
    const found = boards(layout);
    expect(found).toHaveLength(Object.keys(TRUE_PLACES).length);
    expect(overlaps(found)).toEqual([]);
    const under = panels(size, layout.compact).flatMap((panel) =>
      found.filter((board) => meet(board, panel)).map((board) => `${board.name} under the ${panel.name}`),
    );
    expect(under).toEqual([]);
  });

  it.each(TABLETS)('do not cover each other on a tablet of %i x %i', (width, height) => {
    const layout = layoutFor({ width, height }, false);
    expect(layout.window.turned).toBe(false);
    expect(overlaps(boards(layout))).toEqual([]);
  });

  it.each(PHONES)('do not cover each other on a phone of %i x %i, west up', (width, height) => {
    const layout = layoutFor({ width, height }, false);
    expect(layout.window.turned).toBe(true);
    const found = boards(layout);
    expect(overlaps(found)).toEqual([]);
    for (const { left, right } of found) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(layout.window.size.width);
    }
  });

  it('have a larger sheet to be scrolled on a phone with north up', () => {
    const layout = layoutFor({ width: 390, height: 543 }, true);
    expect(layout.window.turned).toBe(false);
    expect(layout.window.size.width).toBeGreaterThan(390);
    expect(overlaps(boards(layout))).toEqual([]);
  });

  it('stay as large from 1440 to 1920 while the sheet grows', () => {
    const [small, large] = [
      layoutFor({ width: 1440, height: 852 }, false),
      layoutFor({ width: 1920, height: 1032 }, false),
    ];
    expect([small.grown, large.grown]).toEqual([1, 1]);
    expect(large.window.pixelsADegree).toBeGreaterThan(small.window.pixelsADegree * 1.2);
  });

  it('stand apart from the places on land, which have a line to them, and on the spot at sea', () => {
    const { spots } = layoutFor({ width: 1440, height: 852 }, false);
    for (const [place, spot] of spots) expect(spot.leader).toBe(!AT_SEA.has(place));
  });
});

describe('the isthmus', () => {
  it.each([
    [1440, 852],
    [820, 930],
  ])('keeps both dots apart at %i, and their plaques on opposite sides', (width, height) => {
    const { spots } = layoutFor({ width, height }, false);
    const [portobelo, panama] = [spots.get('portobelo')!, spots.get('panama')!];
    expect(portobelo.dot[1]).toBeLessThan(panama.dot[1]);
    expect(portobelo.centre[1]).toBeLessThan(portobelo.dot[1]);
    expect(panama.centre[1]).toBeGreaterThan(panama.dot[1]);
  });
});

describe('the small chart', () => {
  it('shows every destination inside its panel', () => {
    const { spots } = smallLayout({ width: 518, height: 332 });
    expect([...spots.keys()].toSorted()).toEqual(Object.keys(TRUE_PLACES).toSorted());
    for (const { centre } of spots.values()) {
      expect(centre[0]).toBeGreaterThan(15);
      expect(centre[0]).toBeLessThan(503);
      expect(centre[1]).toBeGreaterThan(15);
      expect(centre[1]).toBeLessThan(317);
    }
  });
});
