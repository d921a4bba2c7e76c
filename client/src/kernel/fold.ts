/** What a page has seen of a match, and how a message changes it. Pure, so that order and loss can be tested. */

import type { Step, News, Table } from '../protocol';

export interface Seen {
  readonly table: Table | null;
  readonly steps: readonly Step[];
}

export const NOTHING_SEEN: Seen = { table: null, steps: [] };

/** The number of the last step seen: where a stream resumes. */
export const lastStep = (seen: Seen): number => seen.steps.at(-1)?.number ?? 0;

/** A table replaces an older one, never a newer one: answers may overtake each other. */
export function foldTable(seen: Seen, table: Table): Seen {
  if (seen.table && table.number < seen.table.number) return seen;
  return { ...seen, table };
}

/** Steps already seen are dropped, so that a message told twice is harmless. */
export function foldSteps(seen: Seen, steps: readonly Step[]): Seen {
  const last = lastStep(seen);
  const fresh = steps.filter((step) => step.number > last);
  return fresh.length ? { ...seen, steps: [...seen.steps, ...fresh] } : seen;
}

export const foldMessage = (seen: Seen, message: News): Seen =>
  foldTable(foldSteps(seen, message.steps), message.table);
