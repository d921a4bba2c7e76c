/** Where every captain's infamy came from, as the dawn shows it: read off the last View, which holds nothing back. */

import type { IslandView, View } from '../view';

/** From the horizon up, and down the table. */
export const SOURCES = ['infamy', 'treasures', 'doubloons', 'dread', 'harbours', 'full', 'tiles'] as const;
export type Source = (typeof SOURCES)[number];
export const WEALTH: readonly Source[] = ['treasures', 'doubloons'];
export const POWER: readonly Source[] = ['dread', 'harbours', 'full', 'tiles'];

/** A block of a tower: a source, or one tile of those that score at the end. */
export interface Block {
  readonly source: Source;
  readonly points: number;
  /** The tile's key; "" for what is no tile. */
  readonly tile: string;
  /** Which of all blocks it is to rise: sources first, then tiles one by one. */
  readonly turn: number;
}

type Scored = Pick<IslandView, 'score' | 'tile_scores'>;

export const pointsOf = ({ score }: Scored, source: Source): number => score?.[source] ?? 0;
export const sumOf = (island: Scored, sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + pointsOf(island, source), 0);
export const totalOf = ({ score }: Scored): number => score?.total ?? 0;

/** A captain's tower from the horizon up; what gave nothing has no block. */
export function blocks(island: Scored): Block[] {
  const sources = SOURCES.filter((source) => source !== 'tiles');
  const whole = sources.map((source, turn): Block => ({
    source,
    points: pointsOf(island, source),
    tile: '',
    turn,
  }));
  const tiles = island.tile_scores.map(({ tile, points }, at): Block => ({
    source: 'tiles',
    points,
    tile,
    turn: sources.length + at,
  }));
  return [...whole, ...tiles].filter(({ points }) => points > 0);
}

/** So many blocks rise, one after the other, on the tower that has most. */
export const turnsOf = (islands: readonly Scored[]): number =>
  Math.max(SOURCES.length, ...islands.map(({ tile_scores: tiles }) => SOURCES.length - 1 + tiles.length));

/** The source that gave most; null if nothing gave anything. Of several the first from the horizon. */
export function largestSource(island: Scored): Source | null {
  const most = Math.max(...SOURCES.map((source) => pointsOf(island, source)));
  return most > 0 ? (SOURCES.find((source) => pointsOf(island, source) === most) ?? null) : null;
}

/** Seats by place, those that share one in the order of their seats. */
export const ranked = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);

/** Whether a seat is not alone in its place. */
export const shares = (places: readonly number[], seat: number): boolean =>
  places.filter((place) => place === places[seat]).length > 1;

/** The design of a tile on an island; undefined if it does not lie there. */
export const designOf = (
  island: Pick<View['islands'][number], 'harbours'>,
  key: string,
): string | undefined =>
  island.harbours.flatMap(({ tiles }) => tiles).find((tile) => tile?.key === key)?.design;
