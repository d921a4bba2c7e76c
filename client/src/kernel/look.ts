/** Whose eyes this device looks with. Several chairs may be one device's: then each looks behind a curtain. */

import { WATCHER, type Match } from '../protocol';

/** Either the seat whose table may be shown, or the seat that must first say it is there. */
export type Look = { readonly seat: number } | { readonly curtain: number };

export const mySeats = (match: Match): number[] => match.chairs.filter((c) => c.mine).map((c) => c.seat);

/**
 * @param waiting who must act now; nobody once the match is over
 * @param confirmed the seat that last said it holds the device
 */
export function whoLooks(match: Match, waiting: readonly number[], confirmed: number | null): Look {
  const mine = mySeats(match);
  const only = mine[0];
  if (only === undefined) return { seat: WATCHER };
  if (mine.length === 1) return { seat: only };
  if (waiting.length === 0) return { seat: confirmed ?? only };
  const awaited = mine.filter((seat) => waiting.includes(seat));
  const next = awaited[0];
  if (next === undefined) return { seat: confirmed ?? WATCHER };
  if (confirmed !== null && awaited.includes(confirmed)) return { seat: confirmed };
  return { curtain: next };
}
