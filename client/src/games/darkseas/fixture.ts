/** For tests and pictures: round 7 of an evening of four, Marlow (red) about to sail. One plausible table, not a test of rules. */

import type { Marks } from './island/marks';
import {
  DIRECTIONS,
  type Colour,
  type Direction,
  type IslandShown,
  type ReachView,
  type TileView,
} from './view';

const NAMES: Record<string, [name: string, shorthand: string]> = {
  'dive-bar': ['Dive Bar', '+1 pirate here'],
  barkeep: ['Barkeep', '+1 coin'],
  'trading-house': ['Trading House', '1 coin -> 2 chest keep 1'],
  'press-gang': ['Press Gang', '+1 pirate anywhere'],
  'braggarts-table': ['Braggarts’ Table', '+1 star per pirate here most 2'],
  'mutiny-cove': ['Mutiny Cove', 'all -1 pirate +1 pirate anywhere'],
  'wreckers-beacon': ['Wreckers’ Beacon', 'roll if 1 pirate matching -> +1 chest else +1 coin'],
  'counting-house': ['Counting House', '+2 coin'],
  balladeer: ['Balladeer', 'up-to 3 coin -> +1 star'],
  'bone-dice-den': ['Bone Dice Den', 'roll +1 coin per pirate matching'],
  'harbour-chain': ['Harbour Chain', 'others either 1 coin or -1 pirate +1 coin'],
  fence: ['The Fence', '1 chest -> +3 star'],
  mayor: ['Mayor', 'if 3 harbour-pirate -> +1 star'],
  'crimps-cellar': ['Crimp’s Cellar', '+1 pirate here'],
  beachcomber: ['Beachcomber', '+1 coin per tile here'],
  'black-sail-tailor': ['Black-Sail Tailor', 'pirate -> dread here else +1 pirate here'],
  'parrot-seller': ['Parrot Seller', '1 coin -> +1 tile'],
  keyhole: ['Keyhole', 'look chest +1 coin'],
  'governors-ball': ['Governor’s Ball', '+1 star per 2 harbour-pirate'],
  'boarding-party': ['Boarding Party', 'other -1 pirate +1 coin'],
  'sunken-vault': ['Sunken Vault', '1 coin -> 3 chest keep 1'],
  'black-banner': ['Black Banner', 'end +1 star per 2 dread'],
  'curio-cabinet': ['Curio Cabinet', 'end +1 star per kind'],
  'iron-strongbox': ['Iron Strongbox', 'end +1 star per 3 coin'],
  'town-council': ['Town Council', 'end +1 star per 2 tile'],
};
const EFFECTS: Record<string, string> = {
  fence: 'Pay 1 treasure to gain 3 infamy.',
  mayor: 'Gain 1 infamy if you have a pirate at 4 or more harbours.',
  'crimps-cellar': 'Place a pirate here.',
  'curio-cabinet': 'End: 1 infamy for each different kind of treasure you have.',
  balladeer: 'Pay up to 3 doubloons to gain 1 infamy for each.',
};

/** The words of the edition, as the server composes them. */
export const TERMS = Object.entries(NAMES)
  .map(
    ([design, [name, shorthand]]) =>
      `design-${design} = ${name}\nglyphs-${design} = {""}${shorthand}\n` +
      `effect-of-${design} = ${EFFECTS[design] ?? 'It does something.'}\nflavour-${design} = “Please stop feeding the jar.”\n`,
  )
  .join('');

export const tile = (
  design: string,
  colour: Colour | '' = '',
  resource: TileView['resource'] = '',
): TileView => ({
  key: colour ? `${design}-${colour}` : design,
  design,
  colour,
  resource,
  starting: design === 'dive-bar' || design === 'barkeep',
  end: ['black-banner', 'curio-cabinet', 'iron-strongbox', 'town-council'].includes(design),
});

/** Pirates, dread among them, tiles of slots A and B. */
type Sketch = [colour: Colour, pirates: number, dread: number, a: string, b: string];

const islandOf = (
  seat: number,
  captain: IslandShown['captain'],
  ship: Direction,
  harbours: Sketch[],
): IslandShown => ({
  seat,
  captain,
  ship,
  harbours: harbours.map(([colour, pirates, dread, a, b], at) => ({
    direction: DIRECTIONS[at] ?? 'n',
    colour,
    pirates,
    dread,
    tiles: [a ? tile(a) : null, b ? tile(b) : null],
    guarded: captain === DIRECTIONS[at],
  })),
});

export const MARLOW = islandOf(2, 'nw', 's', [
  ['red', 3, 1, 'press-gang', 'bone-dice-den'],
  ['blue', 1, 0, 'barkeep', ''],
  ['orange', 0, 0, 'black-banner', ''],
  ['green', 4, 2, 'dive-bar', 'counting-house'],
  ['purple', 2, 1, 'balladeer', ''],
  ['yellow', 1, 0, 'braggarts-table', 'harbour-chain'],
]);
export const THEODORA = islandOf(3, 'island', 'se', [
  ['yellow', 2, 0, 'mayor', ''],
  ['green', 1, 0, 'barkeep', 'governors-ball'],
  ['purple', 4, 1, 'trading-house', 'black-sail-tailor'],
  ['red', 1, 0, 'dive-bar', ''],
  ['blue', 0, 0, 'beachcomber', ''],
  ['orange', 2, 1, 'fence', 'parrot-seller'],
]);
export const INIGO = islandOf(1, 'n', 'sw', [
  ['green', 4, 3, 'crimps-cellar', 'iron-strongbox'],
  ['orange', 0, 0, 'barkeep', ''],
  ['red', 2, 1, 'wreckers-beacon', ''],
  ['purple', 2, 0, 'dive-bar', 'sunken-vault'],
  ['yellow', 1, 1, 'counting-house', 'mutiny-cove'],
  ['blue', 0, 0, 'trading-house', ''],
]);
export const WREN = islandOf(0, 'ne', 'n', [
  ['blue', 2, 1, 'braggarts-table', 'boarding-party'],
  ['purple', 1, 0, 'barkeep', 'keyhole'],
  ['yellow', 2, 0, '', 'counting-house'],
  ['orange', 1, 0, 'dive-bar', ''],
  ['green', 2, 0, 'balladeer', 'town-council'],
  ['red', 3, 2, 'bone-dice-den', ''],
]);

/** Two purple, a red and an orange die; the captain holds yellow open; blue has neither. */
export const REACH: ReachView = {
  captain: 'nw',
  stops: [
    { direction: 'sw', by: 'die', wakes: 1 },
    { direction: 'nw', by: 'captain', wakes: 2 },
    { direction: 'n', by: 'die', wakes: 2 },
  ],
  barred: 'ne',
  all_round: false,
};
export const SAILING: Marks = {
  sw: { state: 'open', move: 'sail' },
  'sw-a': { state: 'now' },
  'nw-a': { state: 'reach' },
  'nw-b': { state: 'reach' },
  'n-a': { state: 'reach' },
  'n-b': { state: 'reach' },
};
/** Press Gang is awake: a Dread Pirate lands where there is room. */
export const LANDING: Marks = {
  'n-a': { state: 'now' },
  n: { state: 'open', move: 'pirate n', ghost: 'dread', tag: 'star +2' },
  ne: { state: 'open', move: 'pirate ne', ghost: 'dread', tag: 'star +1' },
  se: { state: 'open', move: 'pirate se', ghost: 'dread', tag: 'star +2' },
  s: { state: 'barred', why: 'full: 4 of 4' },
  sw: { state: 'open', move: 'pirate sw', ghost: 'dread', tag: 'star +1' },
  nw: { state: 'open', move: 'pirate nw', ghost: 'dread', tag: 'star +1' },
};
export const HAND = [
  tile('fence', 'purple', 'pirates'),
  tile('mayor', 'green', 'treasure'),
  tile('crimps-cellar', 'red', 'treasure'),
  tile('curio-cabinet'),
] as const satisfies readonly TileView[];
