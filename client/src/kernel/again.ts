/** The wish for another match like one that is over: the same captains, chairs, options and printed values. */

import type { ChairWish, GameOffer, Match, MatchWish } from '../protocol';
import { mySeats } from './look';

/**
 * @returns null where it cannot be had: this device sat at none of its chairs, or the house no longer has the game.
 */
export function wishAgain(match: Match, games: readonly GameOffer[]): MatchWish | null {
  if (!games.some(({ key }) => key === match.game) || mySeats(match).length === 0) return null;
  return {
    game: match.game,
    seats: match.chairs.length,
    options: match.options,
    chairs: match.chairs.map(({ kind, mine, name, bot }): ChairWish => {
      if (kind === 'bot') return { kind: 'bot', name, bot };
      // Another device's captain comes back by the link.
      return mine ? { kind: 'mine', name, bot: null } : { kind: 'open', name: '', bot: null };
    }),
    edition: null,
    edition_of: match.id,
    practice: match.practice,
  };
}
