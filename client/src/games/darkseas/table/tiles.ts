/** Tiles by where they lie or by their key. */

import type { Hex } from '../island/marks';
import { SIDES, type IslandView, type SlotSide, type TileView, type View } from '../view';

/** The tile in a slot; null in an empty one and in any other hex. */
export function tileAt(island: IslandView, hex: Hex): TileView | null {
  const [direction, side] = hex.split('-');
  if (side === undefined) return null;
  const harbour = island.harbours.find((each) => each.direction === direction);
  return harbour?.tiles[SIDES.indexOf(side as SlotSide)] ?? null;
}

/** A tile that lies open somewhere, or in one's own hand; null if it does not. */
export function tileOf(view: Pick<View, 'islands' | 'discards' | 'owed'>, key: string): TileView | null {
  const open = view.islands.flatMap(({ harbours, own_hand, own_drawn }) => [
    ...harbours.flatMap(({ tiles }) => tiles),
    ...own_hand,
    ...own_drawn,
  ]);
  return open.find((tile) => tile?.key === key) ?? view.discards.find((tile) => tile.key === key) ?? null;
}
