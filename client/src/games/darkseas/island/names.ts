/** The hexes of an island in words, for who cannot see them: each name says all that is drawn. */

import { listed, say } from '../../../kernel/language.svelte';
import { SIDES, tintOf, type HarbourView, type IslandShown, type ReachView, type TileView } from '../view';
import { markOf, PLAIN, slotName, type Hex, type Mark, type Marks } from './marks';

export const designName = (design: string): string => say(`design-${design}`);
/** "the kraken harbour": a harbour by its symbol, whatever colours a reader sees. */
export const symbolName = (colour: string): string => say(`symbol-${colour}`);

/** Parts of a name one after the other; a sentence among them ends with its own stop. */
const joined = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((whole, part) => (whole.endsWith('.') ? `${whole} ${part}` : say('hex-parts', { whole, part })));

/** What the mark adds to a name: how the hex stands, what pressing it does, why not. */
const markWords = ({ state, said, why }: Mark): string[] => [
  said ?? (state === 'plain' ? '' : say(`hex-${state}`)),
  state === 'barred' ? (why ?? '') : '',
];

/** "Purple harbour, kraken, 2 of 4 pirates, 1 of them dread; ship can enter: die; 2 slots: Balladeer, empty". */
export function harbourName(
  island: IslandShown,
  at: HarbourView,
  marks: Marks,
  reach: ReachView | null,
): string {
  const mark = markOf(marks, at.direction);
  const stop = reach?.stops.findIndex(({ direction }) => direction === at.direction) ?? -1;
  return joined([
    say('hex-harbour', {
      harbour: say(`hex-harbour-${tintOf(at.colour)}`),
      direction: say(`hex-direction-${at.direction}`),
      symbol: at.colour ? symbolName(at.colour) : 'none',
      pirates: at.pirates,
      dread: at.dread,
    }),
    island.ship === at.direction ? say('hex-ship') : '',
    island.captain === at.direction ? say('hex-captain') : '',
    at.guarded ? say('hex-guarded') : '',
    stop < 0 ? '' : say('hex-stop', { stop: stop + 1, by: reach?.stops[stop]?.by ?? '' }),
    reach?.barred === at.direction ? say('hex-way-ends') : '',
    ...markWords(mark),
    say('hex-slots', { slots: listed(at.tiles.map((tile, side) => slotWords(tile, at, side, marks))) }),
  ]);
}

function slotWords(tile: TileView | null, at: HarbourView, side: number, marks: Marks): string {
  if (!tile) return say('hex-slot-empty');
  const { state } = markOf(marks, slotName(at.direction, SIDES[side] ?? 'a'));
  const name = designName(tile.design);
  return state === 'plain' ? name : say('hex-slot-stands', { name, state: say(`hex-${state}`) });
}

export function slotFullName(at: HarbourView, tile: TileView | null, mark: Mark): string {
  const harbour_at = say(`hex-harbour-${tintOf(at.colour)}.at`);
  return joined(
    [
      tile
        ? say('hex-tile', { name: designName(tile.design), harbour_at })
        : say('hex-empty', { harbour_at }),
      tile && say(`effect-of-${tile.design}`),
      at.guarded && tile ? say('hex-guarded') : '',
      ...markWords(mark),
    ].map((part) => part ?? ''),
  );
}

export const heartName = (island: IslandShown, mark: Mark = PLAIN): string =>
  joined([say('hex-heart'), island.captain === 'island' ? say('hex-captain') : '', ...markWords(mark)]);

/** The name of any hex. */
export function hexName(island: IslandShown, hex: Hex, marks: Marks, reach: ReachView | null): string {
  const mark = markOf(marks, hex);
  if (hex === 'island') return heartName(island, mark);
  const [direction, side] = hex.split('-');
  const at = island.harbours.find((each) => each.direction === direction);
  if (!at) return '';
  if (side === undefined) return harbourName(island, at, marks, reach);
  return slotFullName(at, at.tiles[side === 'a' ? 0 : 1] ?? null, mark);
}
