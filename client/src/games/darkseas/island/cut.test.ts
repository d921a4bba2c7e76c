import { expect, test } from 'vitest';

import { corners, cutHex, hand, hexRays, piece, sampled, spline } from './cut';
import type { Point } from './geometry';

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a hand cuts the same piece the same way each time, and another piece another way', () => {
  expect(cutHex([50, 50], 40, 7, 0.9)).toBe(cutHex([50, 50], 40, 7, 0.9));
  expect(cutHex([50, 50], 40, 7, 0.9)).not.toBe(cutHex([50, 50], 40, 8, 0.9));
  expect(hand(3)()).not.toBe(hand(4)());
});

test('a cut hex strays from the ruled one by no more than the hand shakes', () => {
  const points = numbers(cutHex([0, 0], 40, 1, 0.9));
  expect(points).toHaveLength(2 * 6 * 6);
  for (let at = 0; at < points.length; at += 2) {
    const far = Math.hypot(points[at] ?? 0, points[at + 1] ?? 0);
    expect(far).toBeLessThan(40.1);
    expect(far).toBeGreaterThan((40 * Math.sqrt(3)) / 2 - 1);
  }
});

test('a flat-top hex has a corner to the right and one to the left', () => {
  const points = corners([0, 0], 10);
  expect(points[0]).toEqual([10, 0]);
  expect(points[3]?.[0]).toBeCloseTo(-10);
});

test('rays of a hex all stand outside it', () => {
  const tips = hexRays([0, 0], 40, 4, 12)
    .split('Z')
    .filter(Boolean)
    .map((ray) => numbers(ray).slice(2, 4));
  expect(tips).toHaveLength(54);
  for (const [x = 0, y = 0] of tips) expect(Math.hypot(x, y)).toBeGreaterThan(40 * (Math.sqrt(3) / 2) + 4);
});

test('a smoothed line goes through all its points', () => {
  const points: Point[] = [
    [0, 0],
    [10, 5],
    [20, -5],
  ];
  expect(spline(points)).toMatch(/^M0 0C.* 10 5C.* 20 -5$/);
  expect(spline([])).toBe('');
});

test('a smoothed line is sampled through all its points, and a piece of it is cut by its length', () => {
  const through: Point[] = [
    [0, 0],
    [10, 0],
    [20, 0],
  ];
  const points = sampled(through, 4);
  expect(points).toHaveLength(1 + 2 * 4);
  expect([points[0], points[4], points[8]]).toEqual(through);
  expect(piece(through, 0.25, 0.75)).toBe('M5 0L10 0L15 0');
  expect(piece(through, 0, 0.4)).toBe('M0 0L8 0');
});
