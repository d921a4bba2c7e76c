import { expect, test } from 'vitest';

import type { Match } from '../protocol';
import { finished, ranked, running } from './standing';

const match = (id: string, over: boolean, waiting: number[], places: number[] | null = null) =>
  ({
    id,
    over,
    waiting,
    places,
    chairs: [
      { seat: 0, mine: true },
      { seat: 1, mine: false },
      { seat: 2, mine: false },
    ],
  }) as unknown as Match;

test('a match that waits for me stands first, whatever its age', () => {
  const all = [
    match('new', false, [1]),
    match('done', true, []),
    match('mine', false, [0]),
    match('old', false, [2]),
  ];
  expect(running(all).map(({ id }) => id)).toEqual(['mine', 'new', 'old']);
  expect(finished(all).map(({ id }) => id)).toEqual(['done']);
});

test('captains stand by rank once there is one', () => {
  expect(ranked(match('m', true, [], [3, 1, 2]))).toEqual([1, 2, 0]);
  expect(ranked(match('m', false, [0]))).toEqual([0, 1, 2]);
});
