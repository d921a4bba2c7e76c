import { describe, expect, test } from 'vitest';

import type { GameOffer, Match } from '../protocol';
import { wishAgain } from './again';

const GAMES = [{ key: 'g', digest: 'd' }] as unknown as GameOffer[];
const MATCH = {
  id: 'm',
  game: 'g',
  digest: 'd',
  options: { fast: true },
  practice: false,
  chairs: [
    { seat: 0, kind: 'person', mine: true, name: 'Ann', bot: null },
    { seat: 1, kind: 'person', mine: false, name: 'Bea', bot: null },
    { seat: 2, kind: 'bot', mine: false, name: 'Tom', bot: 'greedy' },
  ],
} as unknown as Match;

describe('another match with the same captains', () => {
  test('has the same chairs and options, and a link for whoever sat at another device', () => {
    expect(wishAgain(MATCH, GAMES)).toMatchObject({
      game: 'g',
      seats: 3,
      options: { fast: true },
      chairs: [
        { kind: 'mine', name: 'Ann' },
        { kind: 'open', name: '' },
        { kind: 'bot', name: 'Tom', bot: 'greedy' },
      ],
    });
  });

  test('is not for those who only watched', () => {
    const watched = { ...MATCH, chairs: MATCH.chairs.map((chair) => ({ ...chair, mine: false })) };
    expect(wishAgain(watched, GAMES)).toBeNull();
  });

  test('has the same printed values, be they of an edition file of one’s own', () => {
    expect(wishAgain({ ...MATCH, digest: 'mine' }, GAMES)).toMatchObject({ edition: null, edition_of: 'm' });
  });

  test('is not to be had where the game is gone', () => {
    expect(wishAgain({ ...MATCH, game: 'h' }, GAMES)).toBeNull();
  });
});
