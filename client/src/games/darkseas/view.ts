/** The shapes of this game's View, and what can be read off it for showing. No rules: what may be done is in the prompt. */

import type { components } from '../../protocol/schema';

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

type Shapes = components['schemas'];
/** The schema's shape with its keys told apart. */
type Keyed<Shape, Keys> = Omit<Shape, keyof Keys> & Keys;

/** The die of its scheme and what it pays: "" where it has none. */
export type TileView = Keyed<Shapes['darkseas.TileView'], { colour: Colour | ''; resource: Resource }>;
export type HarbourView = Keyed<
  Shapes['darkseas.HarbourView'],
  {
    direction: Direction;
    /** "" until it is laid. */
    colour: Colour | '';
    /** In slots A and B. */
    tiles: readonly (TileView | null)[];
  }
>;
export type IslandView = Keyed<
  Shapes['darkseas.IslandView'],
  {
    harbours: readonly HarbourView[];
    captain: Spot;
    ship: Direction;
    own_hand: readonly TileView[];
    own_drawn: readonly TileView[];
  }
>;
/** What is drawn of an island. */
export type IslandShown = Pick<IslandView, 'seat' | 'harbours' | 'captain' | 'ship'>;
export type StopView = Keyed<Shapes['darkseas.StopView'], { direction: Direction; by: 'die' | 'captain' }>;
/** `barred` is the harbour at which the way ends; "" where it goes all round. */
export type ReachView = Keyed<
  Shapes['darkseas.ReachView'],
  { captain: Spot; stops: readonly StopView[]; barred: Direction | '' }
>;
export type View = Keyed<
  Shapes['darkseas.View'],
  {
    islands: readonly IslandView[];
    reach: readonly ReachView[];
    dice: readonly (Colour | '')[];
    fifth: Colour | '';
    discards: readonly TileView[];
  }
>;

/** The tokens that a harbour is drawn in: its colour's, or those of one that is not laid yet. */
export const tintOf = (colour: Colour | ''): Colour | 'unlaid' => colour || 'unlaid';

/** The colour of a seat. */
export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat] ?? 'blue';

/** The direction that is `steps` further clockwise. */
export const clockwise = (from: Direction, steps = 1): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(from) + steps + DIRECTIONS.length) % DIRECTIONS.length] as Direction;

/** Who stands in a harbour's berths, from the left: pirates first. */
export const crewOf = ({ pirates, dread }: Pick<HarbourView, 'pirates' | 'dread'>): Kind[] =>
  Array.from({ length: pirates }, (_, at) => (at < pirates - dread ? 'pirate' : 'dread'));
