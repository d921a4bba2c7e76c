import { expect, test } from 'vitest';

import { wear } from './dress';

const worn = (): string | undefined => document.documentElement.dataset.game;

test('the page wears a game and takes it off again', () => {
  const off = wear('toy');
  expect(worn()).toBe('toy');
  off?.();
  expect(worn()).toBeUndefined();
});

test('without a table it wears nothing', () => {
  expect(wear(null)).toBeUndefined();
  expect(worn()).toBeUndefined();
});
