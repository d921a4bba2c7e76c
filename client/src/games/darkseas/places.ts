/** Where things lie on the page, by the names of its anchors and pieces (client/README.md); of several, the best comes first. */

import { DASHES, PASSED } from './island/geometry';
import type { Direction, IslandView, View } from './view';

type Seat = number;
export type Counted = 'infamy' | 'doubloons' | 'treasures' | 'hand';

export const islandOf = (view: View, seat: Seat): IslandView | undefined => view.islands[seat];

/** An island large or through its porthole, or its captain's line. */
export const islandPlace = (seat: Seat): string[] => [`island:${seat}`, `seat:${seat}`];
/** A hex: the central island, a harbour or a slot. */
export const hexPlace = (seat: Seat, hex: string): string[] => [`hex:${seat}:${hex}`, ...islandPlace(seat)];
/** Where the ship lies at a harbour. */
export const bayPlace = (seat: Seat, direction: string): string[] => [
  `bay:${seat}:${direction}`,
  ...hexPlace(seat, direction),
];
const numbered = (prefix: string, many: number): string[] =>
  Array.from({ length: many }, (_, at) => `${prefix}:${at + 1}`);
/** What a ship passes from a bay to the next. */
export const passedPlaces = (seat: Seat, from: Direction): string[] =>
  numbered(`lane:${seat}:${from}`, PASSED);
/** The dashes that lie there while it may go that way. */
export const dashPlaces = (seat: Seat, from: Direction): string[] => numbered(`dash:${seat}:${from}`, DASHES);
/** The n-th berth of a quay. */
export const berthPlace = (seat: Seat, direction: string, berth: number): string[] => [
  `berth:${seat}:${direction}:${berth}`,
  ...hexPlace(seat, direction),
];
/** A captain's figure of something. */
export const countPlace = (seat: Seat, item: Counted): string[] => [
  `count:${seat}:${item}`,
  ...islandPlace(seat),
];
/** Treasures of a kind: their ladder where it is seen, else the count of all. */
export const treasurePlace = (seat: Seat, kind: string): string[] => [
  `treasure:${seat}:${kind}`,
  ...countPlace(seat, 'treasures'),
];
/** A tile in hand. */
export const handPlace = (seat: Seat, tile: string): string[] => [
  `plank:${tile}`,
  ...countPlace(seat, 'hand'),
];
/** What is left of tiles and treasures. */
export const SUPPLY = ['supply', 'dice'];

/** The slot in which a tile lies on an island; undefined if it does not. */
export function slotOf(island: IslandView | undefined, tile: string): string | undefined {
  for (const { direction, tiles } of island?.harbours ?? []) {
    const at = tiles.findIndex((each) => each?.key === tile);
    if (at >= 0) return `${direction}-${at === 0 ? 'a' : 'b'}`;
  }
  return undefined;
}
