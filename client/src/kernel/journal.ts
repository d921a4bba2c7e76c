/** What was told, move by move: the journal's entries, and what of it is new to whoever comes back. */

import { CHANCE, type Step, type Told } from '../protocol';

export interface Entry {
  /** The numbers of its first step and of its last. */
  readonly number: number;
  readonly last: number;
  readonly seat: number;
  readonly story: readonly Told[];
}

/** The newest entries, newest first. Moves that told nothing are left out; neighbouring moves of Chance are one entry. */
export function newestEntries(steps: readonly Step[], most: number): Entry[] {
  const entries: { number: number; last: number; seat: number; story: Told[] }[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at];
    if (!step || step.story.length === 0) continue;
    const above = entries.at(-1);
    if (above && above.seat === CHANCE && step.seat === CHANCE) {
      above.story.unshift(...step.story);
      above.number = step.number;
    } else {
      if (entries.length === most) break;
      entries.push({ number: step.number, last: step.number, seat: step.seat, story: [...step.story] });
    }
  }
  return entries;
}

/** The captain of whom it is told first, whoever made the move; of a message without one, who made it. */
export function subjectOf([told]: readonly Told[], by: number): number {
  const seat = told?.facts['seat'];
  return typeof seat === 'number' ? seat : by;
}

/** What happened while someone was away: after the step last seen, up to the last step on coming back. */
export interface Absence {
  readonly after: number;
  readonly until: number;
}

export const within = (entry: Entry, { after, until }: Absence): boolean =>
  entry.last > after && entry.number <= until;

export interface Digest {
  /** How many moves of others were told. */
  readonly moves: number;
  /** The newest of what is worth a line of its own, oldest first. */
  readonly headlines: readonly Told[];
}

/** So many headlines are still short. */
const MOST_HEADLINES = 4;

/**
 * An absence in short; null if nothing happened, or if `seat` has acted since: then it has been read.
 * @param headlines the names of the events that are worth a line of their own
 */
export function digest(
  steps: readonly Step[],
  absence: Absence,
  seat: number,
  headlines: ReadonlySet<string>,
): Digest | null {
  const since = steps.filter(({ number }) => number > absence.after);
  if (since.some((step) => step.seat === seat)) return null;
  const missed = since.filter(({ number, story }) => number <= absence.until && story.length > 0);
  const moves = missed.filter((step) => step.seat !== CHANCE).length;
  const told = missed.flatMap(({ story }) => story).filter(({ name }) => headlines.has(name));
  return missed.length ? { moves, headlines: told.slice(-MOST_HEADLINES) } : null;
}
