/** Where a replay may stand: after each move that told something, and at the beginnings of its chapters. */

import { newestEntries, type Entry } from '../kernel/journal';
import type { Facts, Step, Told } from '../protocol';

/** A part of a match worth jumping to: the message that names it, and the number of the step it begins with. */
export interface Chapter {
  readonly number: number;
  readonly name: string;
  readonly facts: Facts;
  /** A chapter within the one above it. */
  readonly within: boolean;
}

/** What a game says of its events: which of them begin a chapter. */
export type Chapters = (steps: readonly Step[]) => Chapter[];

/** A stop, oldest first: the journal's entry whose last step is the row at which the table is shown. */
export const stopsOf = (steps: readonly Step[]): Entry[] => newestEntries(steps, Infinity).reverse();

/** The stop at which row `number` has been played; the first for rows before it. */
export function stopAt(stops: readonly Entry[], number: number): number {
  const after = stops.findIndex((stop) => stop.last > number);
  return after < 0 ? Math.max(stops.length - 1, 0) : Math.max(after - 1, 0);
}

/** The chapter in which a row lies. */
export const chapterAt = (chapters: readonly Chapter[], number: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.number <= number);

/** So many sentences are read while a move is looked at. */
const SHORT = 4;

/** What a stop is about, as it happened; of a longer story only its last sentence, for it is what came of the move. */
export const toldAt = ({ story }: Entry): readonly Told[] => (story.length > SHORT ? story.slice(-1) : story);

/** The keys of a replay, as people know them from players of films and music. */
export type Key = 'back' | 'forth' | 'first' | 'last' | 'play';

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** What a key stroke asks of the replay; null if it is meant for something else on the page. */
export function keyOf(event: KeyboardEvent): Key | null {
  const key = KEYS[event.key];
  if (!key || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, dialog')) return null;
  return key === 'play' && at?.closest('button, a, summary') ? null : key;
}
