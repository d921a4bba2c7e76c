/** The order for a new match as it is filled in: who sits where, which options, which edition. */

import type { ChairWish, GameOffer, MatchWish } from '../protocol';

/** "me" sits at this device, as does "other"; "open" waits for whoever has the link; "bot:<name>" is played by that bot. */
export type ChairKind = 'me' | 'other' | 'open' | `bot:${string}`;

export interface ChairDraft {
  kind: ChairKind;
  /** What was typed; "" takes the suggested name. */
  name: string;
}

const BEST_BOT = 'greedy';

/** One person against the best bots there are: what most people want first. */
export function firstChairs(game: GameOffer, seats: number): ChairDraft[] {
  const bot = game.bots.includes(BEST_BOT) ? BEST_BOT : game.bots[0];
  return Array.from({ length: seats }, (_, seat): ChairDraft => {
    if (seat === 0) return { kind: 'me', name: '' };
    return { kind: bot === undefined ? 'open' : `bot:${bot}`, name: '' };
  });
}

/** As many chairs as asked for: those filled in already stay as they are. */
export function resized(chairs: readonly ChairDraft[], game: GameOffer, seats: number): ChairDraft[] {
  return [...chairs, ...firstChairs(game, seats).slice(chairs.length)].slice(0, seats);
}

function chairOrder({ kind, name }: ChairDraft, suggested: string): ChairWish {
  const called = name.trim() || suggested;
  if (kind === 'open') return { kind: 'open', name: '', bot: null };
  if (kind === 'me' || kind === 'other') return { kind: 'mine', name: called, bot: null };
  return { kind: 'bot', name: called, bot: kind.slice('bot:'.length) };
}

/** @param suggested a name for each chair whose own was left empty */
export function matchOrder(
  game: GameOffer,
  chairs: readonly ChairDraft[],
  suggested: readonly string[],
  options: Record<string, boolean>,
  edition: string | null,
  practice: boolean,
): MatchWish {
  return {
    game: game.key,
    seats: chairs.length,
    options,
    chairs: chairs.map((chair, seat) => chairOrder(chair, suggested[seat] ?? '')),
    edition,
    edition_of: null,
    practice,
  };
}
