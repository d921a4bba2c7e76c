/** Where on the table the prompt's choices stand, and what is picked there before one is made. No rules: all of it is read off the choices. */

import type { Choice, Prompt } from '../../../protocol';
import {
  DIRECTIONS,
  SIDES,
  type Direction,
  type HarbourView,
  type IslandView,
  type ReachView,
  type SlotSide,
  type TileView,
  type View,
} from '../view';
import { markOf, slotName, type Hex, type Mark, type Marks } from '../island/marks';

/** What is picked towards a choice that takes two steps. */
export interface Picked {
  /** Places of the dice that are to be rolled again, from 0. */
  readonly dice: readonly number[];
  /** The key of the tile that is to be placed, where more than one slot is open to it. */
  readonly tile: string;
  /** A hex that more than one choice is about. */
  readonly hex: Hex | null;
}
export const NOTHING_PICKED: Picked = { dice: [], tile: '', hex: null };

const BY_FACT: Readonly<Record<string, string>> = {
  'lay-harbour': 'direction',
  'move-captain': 'spot',
  'stay-captain': 'spot',
  sail: 'direction',
  'place-pirate': 'direction',
  'replace-pirate': 'direction',
  'remove-pirate': 'direction',
  upgrade: 'direction',
  activate: 'slot',
  'copy-tile': 'slot',
  'discard-tile': 'slot',
  'place-tile': 'slot',
};
/** Choices about a tile in hand or drawn. */
const BY_TILE: ReadonlySet<string> = new Set([
  'scheme',
  'place-tile',
  'keep-tile',
  'open-with',
  'throw-away',
]);
/** Choices that are laid out beside the island. */
const LAID_OUT: ReadonlySet<string> = new Set(['lay-harbour', 'keep-treasure', 'pay-treasure']);
/** Choices that also keep their button in the prompt: one goes on with them. */
const GOES_ON: ReadonlySet<string> = new Set(['sail', 'activate', 'upgrade', 'stay-captain']);
/** Choices that change least stand first, so that what one mostly wants stands last, under the thumb. */
const IDLE: ReadonlySet<string> = new Set([
  'anchor',
  'keep-dice',
  'leave-plain',
  'take-nothing',
  'place-nothing',
  'stay-captain',
]);

export const word = (choice: Choice, fact: string): string => String(choice.facts[fact] ?? '');
const figure = (choice: Choice, fact: string): number => Number(choice.facts[fact] ?? 0);

/** The hex that a choice is about; null for one that has none. */
export function hexOf(choice: Choice): Hex | null {
  const fact = BY_FACT[choice.name];
  return fact ? (word(choice, fact) as Hex) : null;
}

export const inOrder = (choices: readonly Choice[]): readonly Choice[] => [
  ...choices.filter(({ name }) => IDLE.has(name)),
  ...choices.filter(({ name }) => !IDLE.has(name)),
];

/** Choices to do nothing: not what one mostly wants while there is something to do elsewhere. */
const DECLINES: ReadonlySet<string> = new Set(['anchor', 'leave-plain', 'take-nothing', 'place-nothing']);

/** Whether all that the prompt offers is to do nothing, or to sail past a tile, while the table has more. */
export function onlyDeclines(choices: readonly Choice[], onBoard: (choice: Choice) => boolean): boolean {
  const aside = choices.filter((choice) => !onBoard(choice));
  const passing = choices.some((choice) => choice.name === 'activate' && onBoard(choice));
  return (
    aside.length < choices.length &&
    aside.every(({ name }) => DECLINES.has(name) || (passing && name === 'sail'))
  );
}

/** The choices that a tile in hand, or one that was drawn, is offered for; of places only the one that is picked. */
export const offersOf = (tile: TileView, choices: readonly Choice[], picked = NOTHING_PICKED): Choice[] =>
  choices.filter(
    (choice) =>
      BY_TILE.has(choice.name) &&
      word(choice, 'tile') === tile.key &&
      (choice.name !== 'place-tile' || picked.hex === null || hexOf(choice) === picked.hex),
  );

export const laidOut = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ name }) => LAID_OUT.has(name));

/** The choice of rolling exactly these dice again. */
export const rerollOf = (dice: readonly number[]): string =>
  ['reroll', ...[...dice].sort((a, b) => a - b).map((at) => at + 1)].join(' ');

/** The choices at a hex, fewer where a tile is picked. */
export function choicesAt(hex: Hex, choices: readonly Choice[], picked: Picked): Choice[] {
  const there = choices.filter((choice) => hexOf(choice) === hex);
  const chosen = there.filter(
    (choice) => choice.name !== 'place-tile' || word(choice, 'tile') === picked.tile,
  );
  return chosen.length ? chosen : there;
}

/** Whether a choice has its place on the board, so that the prompt need not offer it too. */
export function standsOnBoard(choice: Choice, picked: Picked, phone: boolean): boolean {
  if (choice.name === 'roll-again') return choice.text !== rerollOf(picked.dice);
  if (choice.name === 'place-tile') return word(choice, 'tile') !== picked.tile;
  if (choice.name === 'remove-pirate') return picked.hex === null || hexOf(choice) !== picked.hex;
  if (LAID_OUT.has(choice.name) || BY_TILE.has(choice.name)) return true;
  if (GOES_ON.has(choice.name)) return phone && choice.name === 'activate';
  return choice.name in BY_FACT;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

/** What a choice at a hex is worth, as a row of shorthand. */
function tagOf(choice: Choice): string | undefined {
  if (choice.name === 'move-captain' || choice.name === 'stay-captain') {
    const wakes = figure(choice, 'wakes');
    return wakes > 0 ? `${wakes} tile` : undefined;
  }
  const gain = figure(choice, 'gain');
  return gain === 0 ? undefined : `star ${signed(gain)}`;
}

const AWAKE: ReadonlySet<string> = new Set(['activate', 'copy-tile']);
const LANDS: Readonly<Record<string, Mark['ghost']>> = {
  'place-pirate': 'pirate',
  'replace-pirate': 'dread',
  upgrade: 'dread',
};

function markAt(there: readonly Choice[], label: (choice: Choice) => string): Mark {
  const [choice, another] = there;
  if (!choice) return { state: 'plain' };
  // A harbour is laid with the colours beside the island.
  if (choice.name === 'lay-harbour') return { state: 'open' };
  const mark: Mark = { state: AWAKE.has(choice.name) ? 'now' : 'open' };
  const ghost = LANDS[choice.name];
  if (ghost) mark.ghost = ghost;
  if (another) return mark;
  mark.move = choice.text;
  mark.said = label(choice);
  const tag = tagOf(choice);
  if (tag) mark.tag = tag;
  return mark;
}

/** Harbours with a slot, by slot, as they are read. */
const slotsOf = (harbour: HarbourView): [Hex, TileView | null][] =>
  SIDES.map((side, at) => [slotName(harbour.direction, side), harbour.tiles[at] ?? null]);

/** Where the tile lies whose effect is under way. */
export function frameHex(view: Pick<View, 'frame' | 'frame_tile'>, island: IslandView): Hex | null {
  if (view.frame === '' || view.frame_tile === '') return null;
  for (const harbour of island.harbours)
    for (const [hex, tile] of slotsOf(harbour)) if (tile?.key === view.frame_tile) return hex;
  return null;
}

interface Told {
  /** The words of a choice. */
  label: (choice: Choice) => string;
  /** How a slot is called at its harbour. */
  letter: (side: SlotSide) => string;
  /** What is said of a slot that waits for a tile. */
  offered: string;
  /** Why no pirate finds room. */
  full: (pirates: number) => string;
}

/** Whether a slot is open to a tile, but another has been picked for one. */
const passedOver = (hex: Hex, choices: readonly Choice[], picked: Picked): boolean =>
  picked.hex !== null &&
  picked.hex !== hex &&
  choices.some((each) => each.name === 'place-tile' && hexOf(each) === hex);

/** How every hex of the reader's own island stands. */
export function marksOf(
  view: View,
  island: IslandView,
  choices: readonly Choice[],
  picked: Picked,
  reach: ReachView | null,
  told: Told,
): Marks {
  const marks: Marks = {};
  for (const stop of reach?.stops ?? []) {
    const harbour = island.harbours.find(({ direction }) => direction === stop.direction);
    if (harbour && stop.wakes > 0)
      for (const [hex, tile] of slotsOf(harbour)) if (tile && !tile.end) marks[hex] = { state: 'reach' };
  }
  const awake = frameHex(view, island);
  if (awake) marks[awake] = { state: 'now' };
  for (const hex of new Set(choices.map(hexOf)))
    if (hex && !passedOver(hex, choices, picked))
      marks[hex] = markAt(choicesAt(hex, choices, picked), told.label);
  const opening = choices.find(({ name }) => name === 'open-with');
  if (opening) marks[word(opening, 'slot') as Hex] = { state: 'open', said: told.offered };
  // Questions speak of slots by their letters: both of the harbour have theirs.
  for (const { direction } of island.harbours)
    if (
      choices.some(
        ({ name, facts }) => name === 'place-tile' && String(facts.slot).startsWith(`${direction}-`),
      )
    )
      for (const side of SIDES) {
        const hex = slotName(direction, side);
        marks[hex] = { ...markOf(marks, hex), letter: told.letter(side) };
      }
  if (choices.some(({ name }) => name === 'place-pirate'))
    for (const { direction, pirates } of island.harbours)
      marks[direction] ??= { state: 'barred', why: told.full(pirates) };
  return marks;
}

/** The way to show: that of the spot that is pointed at, or, at sea, how far the ship may still go. */
export function reachShown(view: View, choices: readonly Choice[], text: string | null): ReachView | null {
  const choice = choices.find((each) => each.text === text);
  const spot =
    choice && (choice.name === 'move-captain' || choice.name === 'stay-captain') && word(choice, 'spot');
  if (spot) return view.reach.find(({ captain }) => captain === spot) ?? null;
  return view.step === 'ship' && view.frame === '' && view.reach.length === 1
    ? (view.reach[0] ?? null)
    : null;
}

/** Questions while the ship sails: what they offer differs, not what one may ask about. */
const AT_SEA: ReadonlySet<string> = new Set(['ship', 'ship-sail', 'ship-tiles']);

/** While the ship sails one may ask why a tile does not wake. */
export const mayWake = (prompt: Prompt): boolean => AT_SEA.has(prompt.name);

/** The move to ask about where a hex that cannot be chosen is pressed; null where nothing is asked of it. */
export function wantedAt(hex: Hex, prompt: Prompt, island: IslandView): string | null {
  const [direction, side] = hex.split('-');
  if (side !== undefined) return `activate ${hex}`;
  const harbour = hex !== 'island';
  // A harbour further on cannot be sailed to: that it is not asked for names the rule of the way.
  const atSea = isNext(direction ?? '', island) ? 'sail' : `pirate ${hex}`;
  const asks: Readonly<Record<string, string | false>> = {
    sea: harbour ? atSea : `captain ${hex}`,
    pirate: harbour && `pirate ${hex}`,
    replace: harbour && `dread ${hex}`,
    remove: harbour && `remove ${hex} pirate`,
    'pay-pirate': harbour && `remove ${hex} pirate`,
    // What a place of the island mostly is for is not asked now: the answer says what is.
    other: `captain ${hex}`,
  };
  const about = mayWake(prompt) ? 'sea' : prompt.name;
  return asks[about in asks ? about : 'other'] || null;
}

const isNext = (direction: string, island: IslandView): boolean =>
  DIRECTIONS[(DIRECTIONS.indexOf(island.ship) + 1) % DIRECTIONS.length] === direction;

/** The question asked of a tile in hand that is not offered: why not? */
export const wantedOf = (tile: TileView, prompt: Prompt): string | null =>
  prompt.name === 'scheme' || prompt.name === 'captain' || AT_SEA.has(prompt.name)
    ? `scheme ${tile.key}`
    : null;

export const STEPS = ['roll', 'scheme', 'captain', 'ship', 'place'] as const;
const AT_STEP: Readonly<Record<string, number>> = { scheme: 1, island: 2, ship: 3, place: 4, done: 5 };

/** Which of the five steps of a turn is under way, from 0; 5 once all are done, -1 before the first round and after the last. */
export function stepNow(
  view: Pick<View, 'phase' | 'step' | 'frame_tile'>,
  prompt: Pick<Prompt, 'name'> | null,
): number {
  if (view.phase === 'rolling' || view.phase === 'reroll') return 0;
  if (view.phase !== 'turns') return -1;
  if (view.step === 'scheme' && prompt?.name === 'captain') return 2;
  // What the captain drew on the island, and no tile: that step is not over before it is chosen.
  if (prompt?.name === 'keep-tile' && view.frame_tile === '') return 2;
  return AT_STEP[view.step] ?? -1;
}

/** Choices that are made in the hand's part of a phone's table: its tiles, and treasures beside those that one has. */
const ofHand = ({ name, facts }: Choice): boolean => BY_TILE.has(name) || facts.treasure !== undefined;

/** The parts of a phone's table in which something can be chosen. */
export function partsOf(prompt: Prompt): ('island' | 'hand')[] {
  const away = prompt.choices.filter((choice) => !DECLINES.has(choice.name));
  const hand = away.some(ofHand);
  return [...(hand && away.every(ofHand) ? [] : ['island' as const]), ...(hand ? ['hand' as const] : [])];
}

/** The part that a question turns to, from the one that is open: nobody is led away from where it can be answered. */
export function tabFor(prompt: Prompt, open: string): 'island' | 'hand' {
  const parts = partsOf(prompt);
  return parts.find((each) => each === open) ?? parts[0] ?? 'island';
}

/** Whether a tile is bound for the island already: of the first four, the one that was chosen before. */
export const isBound = (tile: TileView, prompt: Prompt | null): boolean =>
  prompt?.name === 'throw-away' && !prompt.choices.some((choice) => word(choice, 'tile') === tile.key);

/** How many tiles lie in the hand's part of the table to choose from: those just drawn too. */
export const inHand = (
  { own_hand, own_drawn }: Pick<IslandView, 'own_hand' | 'own_drawn'>,
  prompt: Prompt | null,
): number => [...own_hand, ...own_drawn].filter((tile) => !isBound(tile, prompt)).length;

/** The harbour at which a tile would be placed; null while none is asked for. */
export function placeAt(choices: readonly Choice[]): Direction | null {
  const slot = choices.find(({ name }) => name === 'place-tile');
  return slot ? (word(slot, 'slot').split('-')[0] as Direction) : null;
}

/** How much more the reader would have, were the choice that is pointed at made; null where it is not known. */
export function changeBy(choices: readonly Choice[], text: string | null): number | null {
  const choice = choices.find((each) => each.text === text);
  return typeof choice?.facts.gain === 'number' ? choice.facts.gain : null;
}
