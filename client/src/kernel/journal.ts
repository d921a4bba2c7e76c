/** What was told, move by move: the journal's entries, and their sentences. */

import { CHANCE, type Step, type Told } from '../protocol';

export interface Entry {
  /** The number of its first step. */
  readonly number: number;
  readonly seat: number;
  readonly story: readonly Told[];
}

/** The newest entries, newest first. Moves that told nothing are left out; neighbouring moves of Chance are one entry. */
export function newestEntries(steps: readonly Step[], most: number): Entry[] {
  const entries: { number: number; seat: number; story: Told[] }[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at];
    if (!step || step.story.length === 0) continue;
    const above = entries.at(-1);
    if (above && above.seat === CHANCE && step.seat === CHANCE) {
      above.story.unshift(...step.story);
      above.number = step.number;
    } else {
      if (entries.length === most) break;
      entries.push({ number: step.number, seat: step.seat, story: [...step.story] });
    }
  }
  return entries;
}
