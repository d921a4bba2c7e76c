import { describe, expect, test } from 'vitest';

import { WATCHER, type Match } from '../protocol';
import { whoLooks } from './look';

const match = (...mine: number[]): Match =>
  ({
    chairs: [0, 1, 2].map((seat) => ({
      seat,
      kind: 'person',
      name: `${seat}`,
      bot: null,
      mine: mine.includes(seat),
    })),
  }) as Match;

describe('whose eyes a device looks with', () => {
  test('without a chair it watches', () => expect(whoLooks(match(), [0], null)).toEqual({ seat: WATCHER }));

  test('with one chair it always looks from there, behind no curtain', () => {
    expect(whoLooks(match(1), [0], null)).toEqual({ seat: 1 });
    expect(whoLooks(match(1), [1], null)).toEqual({ seat: 1 });
  });

  test('with several chairs, the one that must act first says that it is there', () => {
    expect(whoLooks(match(0, 2), [2], null)).toEqual({ curtain: 2 });
    expect(whoLooks(match(0, 2), [2], 0)).toEqual({ curtain: 2 });
    expect(whoLooks(match(0, 2), [2], 2)).toEqual({ seat: 2 });
  });

  test('while others act, whoever looked last goes on looking', () => {
    expect(whoLooks(match(0, 2), [1], 2)).toEqual({ seat: 2 });
  });

  test('before anybody has said who they are, it watches', () => {
    expect(whoLooks(match(0, 2), [1], null)).toEqual({ seat: WATCHER });
  });

  test('once the match is over nothing is secret: no curtain', () => {
    expect(whoLooks(match(0, 2), [], null)).toEqual({ seat: 0 });
    expect(whoLooks(match(0, 2), [], 2)).toEqual({ seat: 2 });
  });
});
