import { describe, expect, test } from 'vitest';

import { layoutOf, planOf } from './geometry';

const HOUSES = 18;

test.each([
  [390, 'list'],
  [767, 'list'],
  [768, 'rows'],
  [1199, 'rows'],
  [1200, 'loop'],
  [2560, 'loop'],
])('a page %i wide shows the street as a %s', (width, layout) => {
  expect(layoutOf(width)).toBe(layout);
});

describe('the loop of a page of 1440 x 900', () => {
  const plan = planOf('loop', 1408, 900, HOUSES);

  test('has two rows of nine, the second right to left', () => {
    const [first, ninth, tenth, last] = [0, 8, 9, 17].map((at) => plan.plots[at]!);
    expect(first!.x).toBeLessThan(ninth!.x);
    expect(tenth!.x).toBe(ninth!.x);
    expect(last!.x).toBe(first!.x);
    expect(tenth!.y).toBeGreaterThan(first!.y);
    expect(plan.plots.map(({ back }) => back)).toEqual([...Array(9).fill(false), ...Array(9).fill(true)]);
  });

  test('is drawn at its own size', () => {
    expect(plan.unit).toBe(1);
    expect(plan.pitch).toBeCloseTo(128.4, 1);
    expect(plan.height).toBe(378);
  });

  test('points onward between neighbours, backwards in the second row, and down at the bend', () => {
    expect(plan.chevrons.map(({ from }) => from)).toEqual(
      [...Array(17).keys()].map((at) => at + 1).filter((at) => at !== 9),
    );
    expect(plan.chevrons.filter(({ from }) => from < 9).every(({ turn }) => turn === 0)).toBe(true);
    expect(plan.chevrons.filter(({ from }) => from > 9).every(({ turn }) => turn === 180)).toBe(true);
    expect(plan.bends).toEqual([expect.objectContaining({ from: 9, turn: 90 })]);
  });
});

test.each([1168, 1334, 1408, 2528])('the houses of a loop %i wide stand side by side within it', (width) => {
  const plan = planOf('loop', width, 900, HOUSES);
  for (const { x } of plan.plots) {
    expect(x).toBeGreaterThan(0);
    expect(x + plan.pitch).toBeLessThan(width);
  }
  const row = plan.plots.slice(0, 9).map(({ x }) => x);
  row.slice(1).forEach((x, at) => expect(x - row[at]!).toBeCloseTo(plan.pitch, 5));
});

test('a large page has larger houses, but no larger than its height allows', () => {
  expect(planOf('loop', 2528, 1440, HOUSES).unit).toBe(1.6);
  expect(planOf('loop', 2528, 1080, HOUSES).unit).toBe(1.2);
});

test.each([736, 788, 992, 1167])(
  'a tablet’s street %i wide has three rows of six, there and back and there',
  (width) => {
    const plan = planOf('rows', width, 1180, HOUSES);
    expect(plan.rows).toHaveLength(3);
    expect(plan.plots.map(({ back }) => back)).toEqual([
      ...Array(6).fill(false),
      ...Array(6).fill(true),
      ...Array(6).fill(false),
    ]);
    expect(plan.plots[6]!.x).toBe(plan.plots[5]!.x);
    expect(plan.plots[12]!.x).toBe(plan.plots[11]!.x);
    expect(plan.bends.map(({ from }) => from)).toEqual([6, 12]);
    for (const { x } of plan.plots) expect(x + plan.pitch).toBeLessThanOrEqual(width);
  },
);
