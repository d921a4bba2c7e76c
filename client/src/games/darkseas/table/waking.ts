/** What the ship would find at a stop of its way: which tiles wake there, or why none does. */

import type { HarbourView, TileView } from '../view';

export interface Waking {
  /** `some`: not all that are named wake; `idle`: they would change nothing now; `scores`: they count at the end; `none`: there are none. */
  readonly how: 'all' | 'some' | 'idle' | 'scores' | 'none';
  readonly tiles: readonly TileView[];
}

/** @param wakes how many of the harbour's tiles would be offered as the table stands */
export function wakingAt(harbour: Pick<HarbourView, 'tiles'> | undefined, wakes: number): Waking {
  const tiles = (harbour?.tiles ?? []).filter((tile) => tile !== null);
  const able = tiles.filter(({ end }) => !end);
  if (wakes > 0) return { how: wakes < able.length ? 'some' : 'all', tiles: able };
  if (able.length > 0) return { how: 'idle', tiles: able };
  return { how: tiles.length > 0 ? 'scores' : 'none', tiles };
}
