import { expect, test } from 'vitest';

import { CHANCE, type Step } from '../protocol';
import { newestEntries } from './journal';

const step = (number: number, seat: number, ...names: string[]): Step => ({
  number,
  seat,
  story: names.map((name) => ({ name, facts: {} })),
});
const STEPS = [
  step(1, CHANCE, 'tile-laid'),
  step(2, CHANCE, 'galleon-sighted'),
  step(3, 0, 'visited', 'item-gained'),
  step(4, 1),
  step(5, 1, 'put-out'),
];

test('the newest move stands first, silent moves are left out, and Chance speaks in one entry', () => {
  const entries = newestEntries(STEPS, 10);
  expect(entries.map(({ seat }) => seat)).toEqual([1, 0, CHANCE]);
  expect(entries[2]?.story.map(({ name }) => name)).toEqual(['tile-laid', 'galleon-sighted']);
  expect(entries[1]?.story.map(({ name }) => name)).toEqual(['visited', 'item-gained']);
});

test('no more entries than asked for are made, and the last is whole', () => {
  expect(newestEntries(STEPS, 1).map(({ number }) => number)).toEqual([5]);
  expect(newestEntries(STEPS.slice(0, 2), 1)[0]?.story).toHaveLength(2);
});
