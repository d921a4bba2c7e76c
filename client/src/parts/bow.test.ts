import { describe, expect, test } from 'vitest';

import { bowOf, CROSS } from './bow';

const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

describe('the arrow of a refusal', () => {
  test('goes from the middle of what is in the way to the near side of what was wanted', () => {
    expect(bowOf(box(500, 300), box(100, 300), 0).path).toMatch(/^M550 350C.* 204 350$/);
    expect(bowOf(box(100, 300), box(500, 300), 0).path).toMatch(/^M150 350C.* 496 350$/);
  });

  test('rises over both, its cross between them', () => {
    const { cross } = bowOf(box(500, 300), box(100, 400), 0);
    expect(cross[0]).toBe((550 + 204) / 2);
    expect(cross[1]).toBeLessThan(350);
  });

  test('leaves the question above it free', () => {
    const free = 320;
    expect(bowOf(box(500, 300), box(100, 300), free).cross[1]).toBeCloseTo(free + CROSS);
    expect(bowOf(box(500, 700), box(100, 700), free).cross[1]).toBeGreaterThan(free + CROSS);
  });
});
