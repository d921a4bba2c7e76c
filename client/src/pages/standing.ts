/** Matches of this device in the order in which somebody wants to see them. */

import { mySeats } from '../kernel/look';
import type { Match } from '../protocol';

export const awaitsMe = (match: Match): boolean => {
  const mine = mySeats(match);
  return match.waiting.some((seat) => mine.includes(seat));
};

/** Running matches: those that wait for me first, then as they came, newest first. */
export const running = (matches: readonly Match[]): Match[] =>
  matches.filter((match) => !match.over).sort((a, b) => Number(awaitsMe(b)) - Number(awaitsMe(a)));

export const finished = (matches: readonly Match[]): Match[] => matches.filter((match) => match.over);

/** Seats by rank, the winner first; in seat order while there is no rank. */
export const ranked = (match: Match): number[] =>
  match.chairs.map((c) => c.seat).sort((a, b) => (match.places?.[a] ?? 0) - (match.places?.[b] ?? 0));
