/** The wish for another match like one that is over: the same captains at the same chairs, the same options. */

import type { ChairWish, GameOffer, Match, MatchWish } from '../protocol';
import { mySeats } from './look';

/**
 * @returns null where it cannot be had: this device sat at none of its chairs, or the house no longer has the game
 * with those printed values (the text of an edition of one's own is not kept).
 */
export function wishAgain(match: Match, games: readonly GameOffer[]): MatchWish | null {
  const offer = games.find(({ key }) => key === match.game);
  if (!offer || offer.digest !== match.digest || mySeats(match).length === 0) return null;
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
    practice: match.practice,
  };
}
