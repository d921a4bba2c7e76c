import { describe, expect, test } from 'vitest';

import { clockwise, DIRECTIONS } from '../view';
import {
  APOTHEM,
  bar,
  DESK,
  lane,
  layoutOf,
  leg,
  petal,
  PHONE,
  PORTHOLE,
  TABLET,
  type Point,
} from './geometry';

const MEASURES = { DESK, TABLET, PHONE, PORTHOLE };
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Clockwise from north, in degrees. */
const turn = (from: Point, to: Point): number =>
  ((Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI + 360) % 360;

describe.each(Object.entries(MEASURES))('an island in the measure %s', (_, measure) => {
  const layout = layoutOf(measure);
  const { side, gap, push, heart } = layout;
  const hexes = [heart, ...DIRECTIONS.flatMap((direction) => petal(layout, direction))];

  test('has nineteen hexes, none of which touches another', () => {
    expect(hexes).toHaveLength(19);
    for (const [at, one] of hexes.entries())
      for (const other of hexes.slice(at + 1))
        expect(far(one, other)).toBeGreaterThan(side * 2 * APOTHEM + gap * 0.9);
  });

  test('is as large as the look says', () => {
    const step = side + gap / Math.sqrt(3);
    expect(layout.width).toBeCloseTo(6 * step + Math.sqrt(3) * push + 2 * side, 5);
    expect(layout.height).toBeCloseTo(4 * Math.sqrt(3) * step + 2 * push + Math.sqrt(3) * side, 5);
  });

  test('keeps every hex inside its picture, but for a hair of the slots to the left and right', () => {
    const hair = push * 0.08;
    for (const [x, y] of hexes) {
      expect(x - side).toBeGreaterThan(-hair);
      expect(x + side).toBeLessThan(layout.width + hair);
      expect(y - side * APOTHEM).toBeGreaterThan(-0.001);
      expect(y + side * APOTHEM).toBeLessThan(layout.height + 0.001);
    }
  });

  test('turns clockwise from north: harbours, slots and bays', () => {
    for (const [at, direction] of DIRECTIONS.entries()) {
      expect(turn(heart, layout.harbours[direction])).toBeCloseTo(60 * at, 5);
      expect(turn(heart, layout.slots.a[direction])).toBeCloseTo(60 * at, 5);
      expect(turn(heart, layout.slots.b[direction])).toBeCloseTo(60 * at + 30, 5);
    }
  });

  test('has both slots and the bay of a harbour nearer to it than to any other harbour', () => {
    for (const direction of DIRECTIONS) {
      const own = layout.harbours[direction];
      for (const other of DIRECTIONS.filter((each) => each !== direction)) {
        expect(far(layout.slots.a[direction], own)).toBeLessThan(
          far(layout.slots.a[direction], layout.harbours[other]),
        );
        expect(far(layout.bays[direction], own)).toBeLessThan(
          far(layout.bays[direction], layout.harbours[other]),
        );
      }
    }
  });
});

const layout = layoutOf(DESK);

test('the desk holds an island of 665 by 725', () => {
  expect(Math.round(layout.width)).toBe(665);
  expect(Math.round(layout.height)).toBe(725);
});

test('slot B lies between its harbour and the next one clockwise', () => {
  for (const direction of DIRECTIONS) {
    const b = layout.slots.b[direction];
    expect(far(b, layout.harbours[direction])).toBeCloseTo(far(b, layout.harbours[clockwise(direction)]), 5);
  }
});

test('a leg of the lane leads from a bay to the next one clockwise', () => {
  for (const direction of DIRECTIONS) {
    const way = leg(layout, direction);
    expect(way[0]).toEqual(layout.bays[direction]);
    expect(way.at(-1)).toEqual(layout.bays[clockwise(direction)]);
  }
});

test('the lane goes through every bay once round and passes over no harbour', () => {
  const way = lane(layout, 's', 6);
  expect(way[0]).toEqual(way.at(-1));
  for (const direction of DIRECTIONS) {
    expect(way).toContainEqual(layout.bays[direction]);
    for (const point of way)
      expect(far(point, layout.harbours[direction])).toBeGreaterThan(layout.side * 0.8);
  }
});

test('a lane without legs is no lane', () => expect(lane(layout, 'n', 0)).toEqual([]));

test('the way is barred before the bay of the barred harbour', () => {
  const way = leg(layout, 'n');
  expect(far(bar(layout, 'ne'), layout.bays.ne)).toBeLessThan(far(way[2] as Point, layout.bays.ne));
  expect(far(bar(layout, 'ne'), layout.bays.ne)).toBeGreaterThan(10);
});
