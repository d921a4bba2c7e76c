/**
 * Where everything on an island lies, in px from the picture's top left corner.
 *
 * Flat-top hexes on axial coordinates (q to the right, r down): the island at 0, 0, its six harbours round it, and in the
 * second ring the twelve slots. Slot A of direction d lies at 2d, slot B at d plus the next direction clockwise. The outer
 * ring is pushed out, so that between the rings there is water for the ship.
 */

import { clockwise, DIRECTIONS, type Direction, type SlotSide } from '../view';

export type Point = readonly [x: number, y: number];

const AXIAL: Record<Direction, Point> = {
  n: [0, -1],
  ne: [1, -1],
  se: [1, 0],
  s: [0, 1],
  sw: [-1, 1],
  nw: [-1, 0],
};
/** Half the height of a hex whose side is 1. */
export const APOTHEM = Math.sqrt(3) / 2;
/** Slots B lie nearer to the middle than slots A and are pushed out a little less. */
const PUSH_B = 0.94;

export interface Measure {
  /** A hex's side. */
  side: number;
  /** Water between neighbouring hexes. */
  gap: number;
  /** How far the outer ring is pushed out. */
  push: number;
}

export const DESK: Measure = { side: 74, gap: 12, push: 18 };
export const TABLET: Measure = { side: 62, gap: 10, push: 15 };
export const PHONE: Measure = { side: 43.6, gap: 6.5, push: 10 };
export const PORTHOLE: Measure = { side: 17.2, gap: 1.8, push: 3 };

export interface Layout extends Measure {
  width: number;
  height: number;
  heart: Point;
  harbours: Record<Direction, Point>;
  slots: Record<SlotSide, Record<Direction, Point>>;
  /** Where harbour and both slots meet: the ship lies here. */
  bays: Record<Direction, Point>;
}

/** Middles of the three hexes of a harbour: itself, slot A, slot B. */
export const petal = (layout: Layout, at: Direction): readonly [Point, Point, Point] => [
  layout.harbours[at],
  layout.slots.a[at],
  layout.slots.b[at],
];

const each = <T>(of: (direction: Direction) => T): Record<Direction, T> =>
  Object.fromEntries(DIRECTIONS.map((direction) => [direction, of(direction)])) as Record<Direction, T>;

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
/** The point that lies `part` of the way from one to the other. */
export const between = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export function layoutOf({ side, gap, push }: Measure): Layout {
  const step = side + gap / Math.sqrt(3);
  const at = ([q, r]: Point, out = 0): Point => {
    const [x, y] = [step * 1.5 * q, step * Math.sqrt(3) * (r + q / 2)];
    const far = Math.hypot(x, y) || 1;
    return [x + (x / far) * out, y + (y / far) * out];
  };
  const twice = (direction: Direction): Point => plus(AXIAL[direction], AXIAL[direction]);
  const beside = (direction: Direction): Point => plus(AXIAL[direction], AXIAL[clockwise(direction)]);
  const width = 2 * (Math.abs(at(twice('ne'), push)[0]) + side);
  const height = 2 * (Math.abs(at(twice('n'), push)[1]) + side * APOTHEM);
  const heart: Point = [width / 2, height / 2];
  const harbours = each((direction) => plus(heart, at(AXIAL[direction])));
  const a = each((direction) => plus(heart, at(twice(direction), push)));
  const b = each((direction) => plus(heart, at(beside(direction), push * PUSH_B)));
  const bays = each((direction): Point => {
    const three = [harbours[direction], a[direction], b[direction]];
    return [three.reduce((sum, [x]) => sum + x, 0) / 3, three.reduce((sum, [, y]) => sum + y, 0) / 3];
  });
  return { side, gap, push, width, height, heart, harbours, slots: { a, b }, bays };
}

/** The way from a bay to the next one clockwise, between the rings. */
export function leg(layout: Layout, from: Direction): Point[] {
  const to = clockwise(from);
  const outer = layout.slots.b[from];
  return [
    layout.bays[from],
    between(layout.harbours[from], outer),
    between(outer, layout.harbours[to]),
    layout.bays[to],
  ];
}

/** The way through several bays: `legs` of them from where it starts. */
export function lane(layout: Layout, from: Direction, legs: number): Point[] {
  const whole: Point[] = [];
  for (let at = 0; at < legs; at++) {
    const one = leg(layout, clockwise(from, at));
    whole.push(...(at === 0 ? one : one.slice(1)));
  }
  return whole;
}

/** Dashes in candlelight on the way from a bay to the next. */
export const DASHES = 8;
/** The places by which a ship passes on that way. */
export const PASSED = 3;

/** Where the lane is barred on its last leg into a harbour: in front of its bay. */
export function bar(layout: Layout, barred: Direction): Point {
  const way = leg(layout, clockwise(barred, -1));
  return between(way[2] as Point, way[3] as Point, 1 / 2.6);
}

/** Whether a ship in this bay sails to the right, so that its drawing is turned. */
export const sailsRight = (at: Direction): boolean => at === 'n' || at === 'ne' || at === 'nw';
