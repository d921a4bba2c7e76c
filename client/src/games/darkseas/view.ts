/** The shapes of this game's View, and what can be read off it for showing. No rules: what may be done is in the prompt. */

/** Clockwise from north: an index is a direction, and the way the ship goes. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Dice and harbours. */
export const COLOURS = ['blue', 'green', 'red', 'yellow', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
/** Colours that captains have, by seat. */
export const SEAT_COLOURS = ['blue', 'green', 'red', 'yellow'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const TREASURES = ['crown', 'chalice', 'pearl', 'idol', 'spyglass', 'map', 'ruby', 'dagger'] as const;
export type Treasure = (typeof TREASURES)[number];
/** The two slots of a harbour. */
export const SIDES = ['a', 'b'] as const;
export type SlotSide = (typeof SIDES)[number];
/** Pirates that find room at a harbour. */
export const BERTHS = 4;

export type Kind = 'pirate' | 'dread';
/** What a plunder tile's lower half pays; "" for a tile that has none. */
export type Resource = 'doubloons' | 'pirates' | 'treasure' | '';
/** A captain's spot: the island in the middle, or a harbour. */
export type Spot = 'island' | Direction;

export interface TileView {
  key: string;
  design: string;
  /** The die of its scheme; "" where it has none. */
  colour: Colour | '';
  resource: Resource;
  /** True for what only scores at the end. */
  end: boolean;
}

export interface HarbourView {
  direction: Direction;
  colour: Colour;
  /** Of both kinds. */
  pirates: number;
  dread: number;
  tiles: readonly [TileView | null, TileView | null];
  guarded: boolean;
}

/** What the island needs of a seat's island to be drawn; the whole IslandView has more. */
export interface IslandShown {
  seat: number;
  harbours: readonly HarbourView[];
  captain: Spot;
  ship: Direction;
}

export interface StopView {
  direction: Direction;
  by: 'die' | 'captain';
  /** Tiles that would be offered there. */
  wakes: number;
}

export interface ReachView {
  captain: Spot;
  stops: readonly StopView[];
  /** The harbour at which the way ends; "" where it goes all round. */
  barred: Direction | '';
  all_round: boolean;
}

/** The colour of a seat. */
export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat] ?? 'blue';

/** The direction that is `steps` further clockwise. */
export const clockwise = (from: Direction, steps = 1): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(from) + steps + DIRECTIONS.length) % DIRECTIONS.length] as Direction;

/** Who stands in a harbour's berths, from the left: pirates first. */
export const crewOf = ({ pirates, dread }: Pick<HarbourView, 'pirates' | 'dread'>): Kind[] =>
  Array.from({ length: pirates }, (_, at) => (at < pirates - dread ? 'pirate' : 'dread'));
