import { describe, expect, it } from 'vitest';

import { onSheet, ORIGIN, type LonLat } from './mercator';
import { fitted } from './window';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
const CORNERS: readonly [LonLat, LonLat] = [
  [-90, 20],
  [-70, 5],
];

describe('the sheet', () => {
  it('has its origin where it says, a hundred units a degree eastwards, and the north above', () => {
    expect(onSheet(ORIGIN).map(Math.abs)).toEqual([0, 0]);
    expect(onSheet([-76, 15])[0]).toBeCloseTo(100);
    expect(onSheet([-77, 16])[1]).toBeLessThan(0);
  });

  it('stretches to the north as Mercator does: by 1 / cos of the latitude', () => {
    const step = onSheet([-77, 59.95])[1] - onSheet([-77, 60.05])[1];
    expect(step).toBeCloseTo(20, 1);
  });
});

describe('a window', () => {
  it('shows both corners within its margins, as large as it can', () => {
    const margin = { top: 10, right: 50, bottom: 20, left: 30 };
    const window = fitted({ width: 800, height: 400 }, margin, CORNERS);
    const [left, top] = window.at(CORNERS[0]);
    const [right, bottom] = window.at(CORNERS[1]);
    expect(top).toBeCloseTo(10);
    expect(bottom).toBeCloseTo(380);
    expect(left - 30).toBeCloseTo(750 - right);
  });

  it('turned has the west above and the north to the right', () => {
    const window = fitted({ width: 400, height: 600 }, NO_MARGIN, CORNERS, true);
    const [here, west, north] = [window.at([-80, 10]), window.at([-81, 10]), window.at([-80, 11])];
    expect(west[1]).toBeLessThan(here[1]);
    expect(west[0]).toBeCloseTo(here[0]);
    expect(north[0]).toBeGreaterThan(here[0]);
    expect(north[1]).toBeCloseTo(here[1]);
  });

  it.each([false, true])('moves the drawn sheet as it moves single places, turned: %s', (turned) => {
    const window = fitted({ width: 500, height: 300 }, NO_MARGIN, CORNERS, turned);
    const [a, b, c, d, e, f] = window.transform;
    const [x, y] = onSheet([-75, 12]);
    const [left, top] = window.at([-75, 12]);
    expect(a * x + c * y + e).toBeCloseTo(left, 1);
    expect(b * x + d * y + f).toBeCloseTo(top, 1);
  });
});
