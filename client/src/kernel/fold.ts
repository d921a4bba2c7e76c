/** What a page has seen of a match, and how a message changes it. Pure, so that order and loss can be tested. */

import type { News, Step, Story, Table, Undone } from '../protocol';

export interface Seen {
  readonly table: Table | null;
  readonly steps: readonly Step[];
  /** Turns that were taken back, as far as the moves before them still stand. */
  readonly undone: readonly Undone[];
}

export const NOTHING_SEEN: Seen = { table: null, steps: [], undone: [] };

/** The number of the last step seen: where a stream resumes. */
export const lastStep = (seen: Seen): number => seen.steps.at(-1)?.number ?? 0;

/** A table replaces an older one, never a newer one: answers may overtake each other. Turns taken back make it newer. */
export function foldTable(seen: Seen, table: Table): Seen {
  const before = seen.table;
  if (before && table.undos < before.undos) return seen;
  if (before && table.undos === before.undos && table.number < before.number) return seen;
  return { ...seen, table };
}

/** Steps already seen are dropped, so that a message told twice is harmless. */
export function foldSteps(seen: Seen, steps: readonly Step[]): Seen {
  const last = lastStep(seen);
  const fresh = steps.filter((step) => step.number > last);
  return fresh.length ? { ...seen, steps: [...seen.steps, ...fresh] } : seen;
}

/** All that was told before one looked, with the turns that were taken back. */
export const foldStory = (seen: Seen, { steps, undone }: Story): Seen => ({
  ...foldSteps(seen, steps),
  undone,
});

export const foldMessage = (seen: Seen, message: News): Seen =>
  foldTable(foldSteps(seen, message.steps), message.table);

/**
 * A turn was taken back: what was told after row `to` is untold. The table stays to be looked at until the one of that row
 * is here; nothing can be chosen from it. Told twice, it changes nothing.
 */
export function foldUndone(seen: Seen, undone: Undone): Seen {
  const steps = seen.steps.filter((step) => step.number <= undone.to);
  const behind = seen.table !== null && seen.table.number > undone.to;
  if (steps.length === seen.steps.length && !behind) return seen;
  const table: Table | null =
    behind && seen.table ? { ...seen.table, number: undone.to, prompt: null, undo: null } : seen.table;
  return { table, steps, undone: [...seen.undone.filter(({ to }) => to <= undone.to), undone] };
}
