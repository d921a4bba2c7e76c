import { expect, test } from 'vitest';

import { Lru } from './lru';

test('the one longest unused goes, and whatever is asked for counts as used', () => {
  const kept = new Lru<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect(kept.get('b')).toBeUndefined();
  expect(kept.entries()).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

test('what is set again is kept once', () => {
  const kept = new Lru<number>(2);
  for (const value of [1, 2, 3]) kept.set('a', value);
  expect(kept.entries()).toEqual([['a', 3]]);
});
