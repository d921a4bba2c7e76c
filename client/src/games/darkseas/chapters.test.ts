import { expect, test } from 'vitest';

import type { Facts } from '../../protocol';
import { chapters } from './chapters';

const step = (number: number, ...told: [name: string, facts?: Facts][]) => ({
  number,
  seat: 0,
  story: told.map(([name, facts = {}]) => ({ name, facts })),
});
const found = (...steps: ReturnType<typeof step>[]): unknown[] =>
  chapters(steps).map(({ number, name, facts, within }) => [number, name, facts, within]);

test('a match is its setup, its rounds with the turns in them, and the dawn', () => {
  expect(
    found(
      step(1, ['harbour-laid']),
      step(2, ['round-began', { round: 1, seat: 2 }]),
      step(6, ['dice-rolled']),
      step(7, ['turn-began', { seat: 2 }]),
      step(9, ['ship-sailed', { seat: 2 }]),
      step(10, ['turn-began', { seat: 0 }]),
      step(14, ['round-began', { round: 2, seat: 0 }]),
      step(20, ['treasure-scored', { seat: 0 }], ['game-scored', { seat: 0 }], ['game-ended', { seat: 0 }]),
    ),
  ).toEqual([
    [1, 'chapter-setup', {}, false],
    [2, 'chapter-round', { round: 1, seat: 2 }, false],
    [7, 'chapter-turn', { seat: 2 }, true],
    [10, 'chapter-turn', { seat: 0 }, true],
    [14, 'chapter-round', { round: 2, seat: 0 }, false],
    [20, 'chapter-dawn', { seat: 0 }, false],
  ]);
});

test('a step that ends a turn, a round and all has one chapter: what is then shown', () => {
  expect(found(step(3, ['turn-began', { seat: 1 }], ['round-began', { round: 2 }]))).toEqual([
    [3, 'chapter-round', { round: 2 }, false],
  ]);
});

test('where all play at the same time, a round has the turns of all', () => {
  expect(found(step(1, ['first-drawn']), step(4, ['turns-began', { round: 3 }]))[1]).toEqual([
    4,
    'chapter-turns',
    { round: 3 },
    true,
  ]);
});
