/** What on the board is the cause of a refusal: what was wanted, by the move that was refused, and what is in its way. */

import type { Notice } from '../../kernel/notice';
import type { Cause } from '../../kernel/refusal';
import { clockwise, SIDES, type IslandView, type View } from './view';

type Wanting = (words: readonly string[], own: IslandView) => string | undefined;

const hex = (own: IslandView, name = ''): string => `hex:${own.seat}:${name}`;
const onTheIsland: Wanting = ([, name], own) => hex(own, name);
const inHand: Wanting = ([, tile]) => `plank:${tile}`;
const anyTreasure: Wanting = ([, kind], own) =>
  kind === 'tile' ? undefined : `treasure:${own.seat}:${kind}`;

/** What a move wants, by its first word; the words after it name it. */
const WANTED: Readonly<Record<string, Wanting>> = {
  sail: (_, own) => hex(own, clockwise(own.ship)),
  activate: onTheIsland,
  copy: onTheIsland,
  discard: onTheIsland,
  captain: onTheIsland,
  pirate: onTheIsland,
  dread: onTheIsland,
  remove: onTheIsland,
  place: ([, , side], own) => (side ? hex(own, `${own.ship}-${side}`) : undefined),
  scheme: inHand,
  open: inHand,
  throw: inHand,
  keep: anyTreasure,
  pay: ([, what], own) =>
    Number(what) >= 0 ? `count:${own.seat}:doubloons` : anyTreasure(['pay', what ?? ''], own),
  reroll: () => 'dice',
};

const ship = (own: IslandView): string => `ship:${own.seat}`;
const captain = (own: IslandView): string => `captain:${own.seat}`;
const dice = (): string => 'dice';

/** What is in the way, by the refusal's code. */
const IN_THE_WAY: Readonly<Record<string, (own: IslandView) => string | undefined>> = {
  'harbour-closed': dice,
  'no-such-die': dice,
  'schemes-spent': dice,
  'captain-too-far': captain,
  'captain-first': captain,
  'captain-moved': captain,
  'scheming-over': captain,
  'ship-elsewhere': ship,
  'not-entered': ship,
  anchored: ship,
  // A tile may be replaced only where no slot is free: the one that is.
  'slot-free': (own) => {
    const there = own.harbours.find(({ direction }) => direction === own.ship);
    const free = SIDES.find((_, at) => there?.tiles[at] === null);
    return free && hex(own, `${own.ship}-${free}`);
  },
};

export function causeOf(notice: Notice, view: View): Cause | null {
  const own = view.islands[view.seat];
  const words = (notice.text ?? '').split(' ');
  if (!own) return null;
  const to = WANTED[words[0] ?? '']?.(words, own);
  const from = IN_THE_WAY[notice.code]?.(own);
  if (to === undefined) return null;
  return from === undefined || from === to ? { to } : { from, to };
}
