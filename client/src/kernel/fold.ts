/** What a page has seen of a match, and how a message changes it. Pure, so that order and loss can be tested. */

import type { News, Step, Story, Table, Undone } from '../protocol';

export interface Seen {
  readonly table: Table | null;
  readonly steps: readonly Step[];
  /** Turns that were taken back, as far as the moves before them still stand. */
  readonly undone: readonly Undone[];
  /**
   * How many turns had been taken back when these steps were told; -1 before anything was. With the last step's number it
   * says where a stream resumes. The table may be ahead of it, for it is told by itself too.
   */
  readonly undos: number;
}

export const NOTHING_SEEN: Seen = { table: null, steps: [], undone: [], undos: -1 };

/** The number of the last step seen: where a stream resumes. */
export const lastStep = (seen: Seen): number => seen.steps.at(-1)?.number ?? 0;

/** A table replaces an older one, never a newer one: answers may overtake each other. Turns taken back make it newer. */
export function foldTable(seen: Seen, table: Table): Seen {
  const before = seen.table;
  if (before && table.undos < before.undos) return seen;
  if (before && table.undos === before.undos && table.number < before.number) return seen;
  return { ...seen, table };
}

/**
 * Steps already seen are dropped, so that a message told twice is harmless; so are those which turns taken back since have
 * untold, so that a message which a turn taken back has overtaken is.
 *
 * @param undos how many turns had been taken back when they were told
 */
export function foldSteps(seen: Seen, steps: readonly Step[], undos: number): Seen {
  const last = lastStep(seen);
  const since = seen.undone.filter((undone) => undone.undos > undos);
  const stands = Math.min(...since.map(({ to }) => to));
  const fresh = steps.filter(({ number }) => number > last && number <= stands);
  const known = Math.max(seen.undos, undos);
  if (!fresh.length && known === seen.undos) return seen;
  return { ...seen, steps: [...seen.steps, ...fresh], undos: known };
}

/** All that was told before one looked, with the turns that were taken back. */
export const foldStory = (seen: Seen, { steps, undone, undos }: Story): Seen => ({
  ...foldSteps(seen, steps, undos),
  undone,
});

export const foldMessage = (seen: Seen, { steps, table }: News): Seen =>
  foldTable(foldSteps(seen, steps, table.undos), table);

/**
 * A turn was taken back: what was told after row `to` is untold. A table from before it stays to be looked at until the one
 * of that row is here; nothing can be chosen from it. Told twice, it changes nothing.
 */
export function foldUndone(seen: Seen, undone: Undone): Seen {
  if (undone.undos <= seen.undos) return seen;
  const steps = seen.steps.filter((step) => step.number <= undone.to);
  const before = seen.table !== null && seen.table.undos < undone.undos;
  const table: Table | null =
    before && seen.table ? { ...seen.table, number: undone.to, prompt: null, undo: null } : seen.table;
  const stand = seen.undone.filter(({ to }) => to <= undone.to);
  return { table, steps, undone: [...stand, undone], undos: undone.undos };
}
