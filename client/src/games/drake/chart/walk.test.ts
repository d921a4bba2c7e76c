import { describe, expect, it } from 'vitest';

import { neighbour } from './walk';

const ZONES = [['a', 'b', 'c'], ['d', 'e'], ['f']];

describe('the arrow keys', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'd'],
    ['f', 'ArrowRight', null],
    ['d', 'ArrowLeft', 'c'],
    ['a', 'ArrowLeft', null],
    ['b', 'ArrowDown', 'e'],
    ['c', 'ArrowDown', 'e'],
    ['f', 'ArrowDown', null],
    ['e', 'ArrowUp', 'b'],
    ['c', 'Home', 'a'],
    ['a', 'End', 'f'],
    ['a', 'x', null],
    ['elsewhere', 'ArrowRight', null],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(neighbour(ZONES, from, key)).toBe(to);
  });
});
