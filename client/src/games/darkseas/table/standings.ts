/** Who leads, as far as the reader can know. */

import type { IslandView } from '../view';

type Scored = Pick<IslandView, 'seat' | 'low' | 'high'>;

export interface Standing<Island> {
  readonly island: Island;
  /** The parts of a whole bar, of which the most that anybody may have is one: what is certain, and what may be added. */
  readonly certain: number;
  readonly possible: number;
}

/** Who may have most stands first; of those who may have as much, who has more for certain, then who sits first. */
export function standings<Island extends Scored>(islands: readonly Island[]): Standing<Island>[] {
  const most = Math.max(1, ...islands.map(({ high }) => high));
  return [...islands]
    .sort((a, b) => b.high - a.high || b.low - a.low || a.seat - b.seat)
    .map((island) => ({
      island,
      certain: Math.max(0, island.low) / most,
      possible: (island.high - Math.max(0, island.low)) / most,
    }));
}
