/** How a hex stands for the moment. Whoever shows an island reads this off the prompt; the drawing knows no rules. */

import { clockwise, DIRECTIONS, SIDES, type Direction, type Kind, type SlotSide, type Spot } from '../view';

export type SlotName = `${Direction}-${SlotSide}`;
/** One of an island's nineteen hexes. */
export type Hex = Spot | SlotName;

export type HexState =
  /** Asleep; a harbour or slot as it is. */
  | 'plain'
  /** A tile that would be awake later this turn. */
  | 'reach'
  /** A tile that is awake. */
  | 'now'
  /** May be chosen: a harbour that can be entered or picked, a slot that is offered, a tile that can be picked. */
  | 'open'
  /** A tile that somebody else has chosen. */
  | 'threatened'
  /** Cannot be chosen where others can. */
  | 'barred';

export interface Mark {
  state: HexState;
  /** The text of the choice that pressing it makes. */
  move?: string;
  /** What that choice is worth, as a row of shorthand: "star +2" (see glyphs.ts). */
  tag?: string;
  /** Why it is barred, in words on it. */
  why?: string;
  /** How the slot is called, where a question speaks of it. */
  letter?: string;
  /** Who would land in the next berth. */
  ghost?: Kind;
  /** What a reader who cannot see it is told besides: the words of the choice. */
  said?: string;
}
export type Marks = Partial<Record<Hex, Mark>>;

export const PLAIN: Mark = { state: 'plain' };
export const markOf = (marks: Marks, hex: Hex): Mark => marks[hex] ?? PLAIN;

export const slotName = (direction: Direction, side: SlotSide): SlotName => `${direction}-${side}`;

/** All hexes as they are read: harbours clockwise from north, each followed by its two slots; the island last. */
export const READING: readonly Hex[] = [
  ...DIRECTIONS.flatMap((direction): Hex[] => [direction, ...SIDES.map((side) => slotName(direction, side))]),
  'island',
];

/** Where an arrow key leads from a hex; null for a key that leads nowhere. */
export function stepTo(from: Hex, key: string): Hex | null {
  const at = READING.indexOf(from);
  const along = (steps: number): Hex => READING[(at + steps + READING.length) % READING.length] as Hex;
  if (key === 'ArrowRight' || key === 'ArrowDown') return along(1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return along(-1);
  if (key === 'Home') return 'n';
  if (key === 'End') return 'island';
  // A whole harbour further round the ring.
  if ((key === 'PageDown' || key === 'PageUp') && from !== 'island')
    return clockwise(from.split('-')[0] as Direction, key === 'PageDown' ? 1 : -1);
  return null;
}
