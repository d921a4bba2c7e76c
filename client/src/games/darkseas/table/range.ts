/** What a captain would have if the game ended now, as far as the reader can know. */

import { say } from '../../../kernel/language.svelte';
import type { IslandView } from '../view';

/** The same for who hears it: a dash says nothing. */
export const saidRange = (island: Pick<IslandView, 'score' | 'low' | 'high'>): string =>
  island.score || island.low === island.high
    ? rangeOf(island)
    : say('score-between', { low: island.low, high: island.high });

export function rangeOf({ score, low, high }: Pick<IslandView, 'score' | 'low' | 'high'>): string {
  if (score) return String(score.total);
  return low === high ? String(low) : say('score-range', { low, high });
}
