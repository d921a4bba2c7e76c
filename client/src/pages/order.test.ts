import { describe, expect, test } from 'vitest';

import type { GameOffer } from '../protocol';
import { firstChairs, matchOrder, resized } from './order';

const game = { key: 'g', fewest: 3, most: 5, bots: ['random', 'greedy'] } as unknown as GameOffer;
const NAMES = ['A', 'B', 'C', 'D', 'E'];

describe('the order for a match', () => {
  test('starts with one person against the better bots', () => {
    expect(firstChairs(game, 3).map(({ kind }) => kind)).toEqual(['me', 'bot:greedy', 'bot:greedy']);
  });

  test('without bots, leaves the other chairs open', () => {
    const alone = { ...game, bots: [] };
    expect(firstChairs(alone, 3).map(({ kind }) => kind)).toEqual(['me', 'open', 'open']);
  });

  test('keeps what was filled in when the number of captains changes', () => {
    const chairs = firstChairs(game, 3);
    chairs[1] = { kind: 'open', name: '' };
    expect(resized(chairs, game, 4).map(({ kind }) => kind)).toEqual([
      'me',
      'open',
      'bot:greedy',
      'bot:greedy',
    ]);
    expect(resized(chairs, game, 2)).toHaveLength(2);
  });

  test('names every chair but the open ones, and says which bot plays', () => {
    const chairs = [
      { kind: 'me', name: ' Zoe ' },
      { kind: 'other', name: '' },
      { kind: 'open', name: 'x' },
      { kind: 'bot:random', name: '' },
    ] as const;
    expect(matchOrder(game, chairs, NAMES, { fast: true }, null, false)).toEqual({
      game: 'g',
      seats: 4,
      options: { fast: true },
      chairs: [
        { kind: 'mine', name: 'Zoe', bot: null },
        { kind: 'mine', name: 'B', bot: null },
        { kind: 'open', name: '', bot: null },
        { kind: 'bot', name: 'D', bot: 'random' },
      ],
      edition: null,
      edition_of: null,
      practice: false,
    });
    expect(matchOrder(game, chairs, NAMES, {}, 'name = "x"', true)).toMatchObject({
      edition: 'name = "x"',
      practice: true,
    });
  });
});
