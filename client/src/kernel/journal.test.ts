import { describe, expect, test } from 'vitest';

import { CHANCE, type Step } from '../protocol';
import { digest, newestEntries, within } from './journal';

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

describe('what happened in the absence of seat 0', () => {
  const HEADLINES = new Set(['put-out']);
  const away = [...STEPS, step(6, 2, 'visited'), step(7, 1), step(8, CHANCE, 'tile-laid')];

  test('is counted by moves, with what is worth a line', () => {
    expect(digest(away, { after: 3, until: 8 }, 0, HEADLINES)).toEqual({
      moves: 2,
      headlines: [{ name: 'put-out', facts: {} }],
    });
  });

  test('ends where the reader came back', () => {
    expect(digest(away, { after: 3, until: 5 }, 0, HEADLINES)?.moves).toBe(1);
    expect(digest(away, { after: 8, until: 8 }, 0, HEADLINES)).toBeNull();
  });

  test('has been read once the seat acts', () => {
    expect(digest([...away, step(9, 0, 'visited')], { after: 3, until: 8 }, 0, HEADLINES)).toBeNull();
  });

  test('is where the journal marks its entries', () => {
    const marked = newestEntries(away, 10).filter((entry) => within(entry, { after: 3, until: 6 }));
    expect(marked.map(({ number }) => number)).toEqual([6, 5]);
  });
});
