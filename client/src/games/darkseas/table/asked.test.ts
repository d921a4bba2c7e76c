import { describe, expect, test } from 'vitest';

import type { Choice, Prompt } from '../../../protocol';
import { HAND, MARLOW, REACH, tile } from '../fixture';
import type { IslandView, View } from '../view';
import {
  changeBy,
  choicesAt,
  frameHex,
  inHand,
  inOrder,
  marksOf,
  NOTHING_PICKED,
  offersOf,
  onlyDeclines,
  partsOf,
  placeAt,
  reachShown,
  rerollOf,
  standsOnBoard,
  stepNow,
  tabFor,
  wantedAt,
  wantedOf,
} from './asked';

const choice = (text: string, name: string, facts: Choice['facts'] = {}): Choice => ({
  text,
  name,
  facts,
  grave: false,
});
const sail = choice('sail', 'sail', { direction: 'sw', colour: 'purple', wakes: 1 });
const anchor = choice('anchor', 'anchor');
const island = MARLOW as unknown as IslandView;
const view = (parts: Partial<View> = {}): View =>
  ({
    phase: 'turns',
    step: 'ship',
    frame: '',
    frame_tile: '',
    reach: [],
    islands: [island],
    ...parts,
  }) as View;
const prompt = (name: string, choices: Choice[] = []): Prompt => ({
  seat: 2,
  name,
  clause: '',
  facts: {},
  choices,
});
const told = {
  label: ({ text }: Choice): string => `to ${text}`,
  letter: (side: string): string => side.toUpperCase(),
  offered: 'here',
  full: (pirates: number): string => `full: ${pirates}`,
};
const marks = (choices: Choice[], picked = NOTHING_PICKED, shown = view()) =>
  marksOf(shown, island, choices, picked, null, told);

const [fence] = HAND;
const a = choice('place fence-purple a', 'place-tile', { tile: fence.key, slot: 's-a' });
const b = choice('place fence-purple b', 'place-tile', { tile: fence.key, slot: 's-b' });
const mayor = choice('place mayor-green b', 'place-tile', { tile: 'mayor-green', slot: 's-b' });

describe('a hex', () => {
  test('bears the choice that is about it, with its words and what it is worth', () => {
    const pirate = choice('pirate ne', 'place-pirate', { direction: 'ne', gain: 2, pirates: 1 });
    expect(marks([pirate]).ne).toEqual({
      state: 'open',
      move: 'pirate ne',
      tag: 'star +2',
      ghost: 'pirate',
      said: 'to pirate ne',
    });
  });

  test('says what a place for the captain would wake, if anything', () => {
    const to = (spot: string, wakes: number): Choice =>
      choice(`captain ${spot}`, 'move-captain', { spot, wakes });
    const { n, s } = marks([to('n', 3), to('s', 0)]);
    expect(n?.tag).toBe('3 tile');
    expect(s?.tag).toBeUndefined();
  });

  test('is barred in words where others can take a pirate and it cannot', () => {
    const pirate = choice('pirate ne', 'place-pirate', { direction: 'ne' });
    expect(marks([pirate]).s).toEqual({ state: 'barred', why: 'full: 4' });
    expect(marks([sail]).s).toBeUndefined();
  });

  test('shows where the first tile will lie, which is chosen in the hand', () => {
    const open = choice('open mayor', 'open-with', { tile: 'mayor', slot: 'nw-a' });
    expect(marks([open])['nw-a']).toEqual({ state: 'open', said: 'here' });
  });

  test('of an awake tile is bright', () => {
    expect(marks([choice('activate sw-a', 'activate', { slot: 'sw-a' })])['sw-a']?.state).toBe('now');
    expect(marks([], NOTHING_PICKED, view({ frame: 'pirate', frame_tile: 'balladeer' }))['sw-a']).toEqual({
      state: 'now',
    });
  });

  test('that two choices are about makes neither by itself', () => {
    const plain = choice('remove s pirate', 'remove-pirate', { direction: 's', dread: false });
    const dread = choice('remove s dread', 'remove-pirate', { direction: 's', dread: true });
    expect(marks([plain, dread]).s).toEqual({ state: 'open' });
    const picked = { ...NOTHING_PICKED, hex: 's' as const };
    expect(standsOnBoard(plain, NOTHING_PICKED, false)).toBe(true);
    expect(standsOnBoard(plain, picked, false)).toBe(false);
  });

  test('shows in dusk what the way would wake, but not tiles that score at the end', () => {
    const { 'n-a': a, 'sw-b': empty, 'se-a': off } = marksOf(view(), island, [], NOTHING_PICKED, REACH, told);
    expect(a?.state).toBe('reach');
    expect(empty).toBeUndefined();
    expect(off).toBeUndefined();
  });
});

describe('a tile that may be placed in two slots', () => {
  test('lights both, and either is chosen after the tile is picked', () => {
    expect(marks([a, b])['s-a']?.move).toBe(a.text);
    expect(marks([a, b, mayor])['s-b']).toEqual({ state: 'open', letter: 'B' });
    const picked = { ...NOTHING_PICKED, tile: 'mayor-green' };
    expect(marks([a, b, mayor], picked)['s-b']?.move).toBe(mayor.text);
    expect(standsOnBoard(mayor, picked, false)).toBe(false);
    expect(standsOnBoard(a, picked, false)).toBe(true);
  });

  test('or the slot is picked first', () => {
    const picked = { ...NOTHING_PICKED, hex: 's-b' as const };
    expect(offersOf(fence, [a, b, mayor], picked)).toEqual([b]);
    expect(marks([a, b, mayor], picked)['s-a']).toEqual({ state: 'plain', letter: 'A' });
    expect(choicesAt('s-b', [a, b, mayor], picked)).toEqual([b, mayor]);
  });
});

test('a roll again stands in the prompt once its dice are picked', () => {
  expect(rerollOf([2, 0])).toBe('reroll 1 3');
  const again = choice('reroll 1 3', 'roll-again');
  expect(standsOnBoard(again, NOTHING_PICKED, false)).toBe(true);
  expect(standsOnBoard(again, { ...NOTHING_PICKED, dice: [2, 0] }, false)).toBe(false);
});

test('what one mostly wants stands last', () => {
  expect(inOrder([sail, anchor]).map(({ text }) => text)).toEqual(['anchor', 'sail']);
});

describe('the way that is shown', () => {
  const stay = choice('stay', 'stay-captain', { spot: 'nw' });
  const elsewhere = { ...REACH, captain: 'n' as const };

  test('is that of the spot which is pointed at', () => {
    const before = view({ step: 'scheme', reach: [elsewhere, REACH] });
    expect(reachShown(before, [stay], 'stay')).toBe(REACH);
    expect(reachShown(before, [stay], null)).toBeNull();
  });

  test('is what is left of it at sea, and none while a tile asks something', () => {
    expect(reachShown(view({ reach: [REACH] }), [], null)).toBe(REACH);
    expect(reachShown(view({ reach: [REACH], frame: 'pirate' }), [], null)).toBeNull();
  });
});

test('where a hex cannot be chosen, the page asks why about what the question is after', () => {
  expect(wantedAt('ne', prompt('scheme'), island)).toBe('captain ne');
  expect(wantedAt('n-a', prompt('scheme'), island)).toBe('activate n-a');
  expect(wantedAt('s', prompt('pirate'), island)).toBe('pirate s');
});

test.each(['reroll', 'keep-tile', 'place-tile'])(
  'asked “%s”, a place of the island that is pressed is answered too',
  (name) => {
    expect(wantedAt('ne', prompt(name), island)).toBe('captain ne');
    expect(wantedAt('ne-a', prompt(name), island)).toBe('activate ne-a');
  },
);

test.each(['ship', 'ship-sail', 'ship-tiles'])(
  'asked “%s”, one may ask why not of all a ship may do',
  (name) => {
    expect(wantedAt('n-a', prompt(name), island)).toBe('activate n-a');
    // The ship lies in the south: only the harbour after it can be asked about.
    expect(wantedAt('sw', prompt(name), island)).toBe('sail');
    expect(wantedAt('n', prompt(name), island)).toBe('pirate n');
    expect(wantedAt('island', prompt(name), island)).toBe('captain island');
    expect(wantedOf(tile('mayor'), prompt(name))).toBe('scheme mayor');
  },
);

test('the steps of a turn are told by phase, step and question', () => {
  const at = (phase: string, step: string, frame_tile = ''): Parameters<typeof stepNow>[0] => ({
    phase,
    step,
    frame_tile,
  });
  expect(stepNow(at('reroll', ''), null)).toBe(0);
  expect(stepNow(at('turns', 'scheme'), { name: 'scheme' })).toBe(1);
  expect(stepNow(at('turns', 'scheme'), { name: 'captain' })).toBe(2);
  expect(stepNow(at('turns', 'place'), { name: 'place-tile' })).toBe(4);
  expect(stepNow(at('opening', ''), { name: 'open-with' })).toBe(-1);
  // Drawn on the island by the captain, or by a tile at sea.
  expect(stepNow(at('turns', 'ship'), { name: 'keep-tile' })).toBe(2);
  expect(stepNow(at('turns', 'ship', 'fence'), { name: 'keep-tile' })).toBe(3);
});

describe('a phone turns to the part', () => {
  const none = choice('place nothing', 'place-nothing');
  const scheme = choice('scheme fence-purple', 'scheme', { tile: fence.key });
  const stay = choice('stay', 'stay-captain', { spot: 'nw' });

  test('in which all that can be chosen lies, and back', () => {
    expect(tabFor(prompt('place-tile', [none, a, b]), 'island')).toBe('hand');
    expect(tabFor(prompt('ship', [sail, anchor]), 'hand')).toBe('island');
    const pearl = choice('keep pearl', 'keep-treasure', { treasure: 'pearl' });
    expect(tabFor(prompt('keep-treasure', [pearl]), 'island')).toBe('hand');
  });

  test('unless the one that is open serves too', () => {
    const both = prompt('scheme', [scheme, stay]);
    expect(partsOf(both)).toEqual(['island', 'hand']);
    expect(tabFor(both, 'hand')).toBe('hand');
    expect(tabFor(both, 'island')).toBe('island');
    expect(tabFor(both, 'log')).toBe('island');
  });
});

describe('a tile that is to be placed', () => {
  test('goes to the harbour of its slots, which bear their letters, the free and the taken', () => {
    expect(placeAt([a, b])).toBe('s');
    expect(placeAt([anchor])).toBeNull();
    const { 's-a': first, 's-b': second, 'n-a': elsewhere } = marks([b]);
    expect([first?.letter, second?.letter, elsewhere?.letter]).toEqual(['A', 'B', undefined]);
  });

  test('is what is wanted: to place none is no way on while it waits on the table', () => {
    const none = choice('place nothing', 'place-nothing');
    expect(onlyDeclines([none, a, b], ({ name }) => name === 'place-tile')).toBe(true);
    expect(onlyDeclines([none, a, b], ({ text }) => text === a.text)).toBe(false);
    expect(onlyDeclines([none], () => false)).toBe(false);
  });

  test('sailing on is no better than that, while a tile waits on the board', () => {
    const activate = choice('activate n-a', 'activate', { slot: 'n-a' });
    expect(onlyDeclines([anchor, sail, activate], ({ name }) => name === 'activate')).toBe(true);
    expect(onlyDeclines([anchor, sail, activate], () => false)).toBe(false);
    expect(onlyDeclines([anchor, sail], () => false)).toBe(false);
  });
});

test('the hand counts what one may choose from, drawn tiles too, but not the tile that is bound for the island', () => {
  const held = { own_hand: [...HAND.slice(0, 2)], own_drawn: [tile('mayor', 'red', 'pirates')] };
  expect(inHand(held, null)).toBe(3);
  const away = choice('throw fence-purple', 'throw-away', { tile: fence.key });
  expect(inHand({ own_hand: [...HAND], own_drawn: [] }, prompt('throw-away', [away]))).toBe(1);
});

test('the score says what the choice that is pointed at would change, where it is known', () => {
  const pay = choice('pay 2', 'pay-doubloons', { gain: 2 });
  expect(changeBy([pay, anchor], 'pay 2')).toBe(2);
  expect(changeBy([pay, anchor], 'anchor')).toBeNull();
});

test('a tile that is being resolved is found where it lies', () => {
  expect(frameHex({ frame: 'pirate', frame_tile: tile('mayor').key }, island)).toBeNull();
});
