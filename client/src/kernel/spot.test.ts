import { describe, expect, test } from 'vitest';

import { common, findSpot, hull, inside, overlap } from './spot';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const ROOM = box(0, 100, 1000, 600);
const CARD = { width: 300, height: 150 };

describe('a card', () => {
  test('leaves free what must be touched, where there is room beside it', () => {
    const lit = [box(300, 100, 700, 200), box(0, 400, 1000, 300)];
    const found = findSpot(CARD, ROOM, lit, box(500, 200, 50, 50));
    expect(found.covers).toBe(0);
    for (const each of lit) expect(overlap({ ...found, ...CARD }, each)).toBe(0);
  });

  test('stands near what it speaks of', () => {
    const near = findSpot(CARD, ROOM, [], box(800, 500, 20, 20));
    expect(Math.abs(near.left + 150 - 810)).toBeLessThan(30);
    expect(Math.abs(near.top + 75 - 510)).toBeLessThan(30);
  });

  test('finds a small gap when it is small', () => {
    const walls = [
      box(0, 100, 1000, 41),
      box(0, 186, 1000, 600),
      box(0, 100, 301, 600),
      box(346, 100, 700, 600),
    ];
    expect(findSpot({ width: 44, height: 44 }, ROOM, walls, null).covers).toBeLessThan(44 * 44 * 0.2);
  });

  test('never leaves its room, and says how much it covers where it cannot help it', () => {
    const found = findSpot(CARD, ROOM, [box(0, 0, 2000, 2000)], null);
    expect(found).toEqual({ left: 0, top: 100, covers: 300 * 150 });
    expect(findSpot({ width: 2000, height: 50 }, ROOM, [], null).left).toBe(0);
  });
});

test('boxes meet, are held together and lie in each other', () => {
  const a = box(0, 0, 10, 10);
  const b = box(5, 8, 10, 10);
  expect(common(a, b)).toEqual(box(5, 8, 5, 2));
  expect(common(a, box(20, 0, 5, 5)).width).toBe(0);
  expect(hull(a, b)).toEqual(box(0, 0, 15, 18));
  expect(inside(common(a, b), a)).toBe(true);
  expect(inside(b, a)).toBe(false);
});
