import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { HOLD_MS, schedule } from '../../kernel/motion/schedule';
import type { Facts, Told } from '../../protocol';
import { causeOf } from './cause';
import { cuesOf } from './choreography';
import { INIGO, MARLOW, THEODORA, WREN } from './fixture';
import type { IslandShown, View } from './view';

const islands = [WREN, INIGO, MARLOW, THEODORA].map((island: IslandShown) => ({ ...island, step: 'ship' }));
const view = {
  seat: 2,
  islands,
  dice: ['purple', 'purple', 'red', 'orange'],
  frame_tile: '',
} as unknown as View;
const told = (name: string, facts: Facts = {}): Told => ({ name, facts });
const cues = (name: string, facts: Facts, earlier: readonly Told[] = [], seen = view) =>
  cuesOf(told(name, facts), earlier, seen);

// Styles are nothing to the test runner: this one is read as a file.
const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
/** A duration of the game's tokens, in milliseconds. */
const span = (name: string): number => Number(new RegExp(`--m-${name}: (\\d+)ms`).exec(tokens)?.[1]);
const TIMES = {
  quick: span('quick'),
  move: span('move'),
  sail: span('sail'),
  dawn: span('dawn'),
  stagger: span('stagger'),
};

describe('dice', () => {
  const lying = { seat: 1, colour1: 'blue', colour2: 'purple', colour3: 'red', colour4: 'green' };
  /** Facts of a throw of these dice. */
  const throwOf = (dice: readonly number[], count = dice.length): Facts => ({
    ...lying,
    count,
    ...Object.fromEntries([1, 2, 3, 4].map((die) => [`thrown${die}`, dice.includes(die)])),
  });

  test('are thrown from the barrel’s rim, all four, a stagger apart, with three changes of face', () => {
    const thrown = cues('dice-rolled', throwOf([1, 2, 3, 4], 0));
    expect(thrown).toHaveLength(4);
    expect(thrown[0]).toMatchObject({
      token: 'die:blue',
      from: ['rim', 'dice'],
      to: ['die:1'],
      land: 'squash',
    });
    expect(thrown[1]).toMatchObject({ after: 'start' });
    for (const cue of thrown) {
      const faces = cue.kind === 'fly' ? cue.faces : [];
      expect(new Set([...(faces ?? []), cue.kind === 'fly' && cue.token]).size).toBe(4);
    }
  });

  test('that are rolled again are thrown, and no others, though they land as they lay', () => {
    expect(view.dice[1]).toBe(lying.colour2);
    const thrown = cues('dice-rolled', throwOf([2, 4]));
    expect(thrown.map((cue) => 'over' in cue && cue.over)).toEqual(['die:2', 'die:4']);
  });

  test('the fifth lands beside the barrel, and shows which harbour it means', () => {
    expect(cues('fifth-rolled', { seat: 2, colour: 'blue', direction: 'ne' })).toMatchObject([
      { kind: 'fly', to: ['die:5'] },
      { kind: 'pulse', at: ['hex:2:ne'] },
    ]);
  });
});

describe('on an island', () => {
  test('a ship rocks along the lane to where it lies next, and the dashes burn away behind it', () => {
    const [ship, dashes] = cues('ship-sailed', { seat: 2, direction: 'sw', colour: 'purple', by: 'die' });
    expect(ship).toMatchObject({
      kind: 'carry',
      piece: 'ship:2',
      via: ['lane:2:s:1', 'lane:2:s:2', 'lane:2:s:3'],
      to: ['bay:2:sw', 'hex:2:sw', 'island:2', 'seat:2'],
      gait: 'rock',
    });
    expect(dashes).toMatchObject({ kind: 'burn', after: 'start', span: 'sail' });
    expect(dashes?.kind === 'burn' && [dashes.at[0], dashes.at.at(-1)]).toEqual(['dash:2:s:1', 'dash:2:s:8']);
  });

  test('a captain hops to a harbour', () => {
    expect(cues('captain-moved', { seat: 1, spot: 'nw' })).toMatchObject([
      { kind: 'carry', piece: 'captain:1', gait: 'hop', to: ['hex:1:nw', 'island:1', 'seat:1'] },
    ]);
  });

  test('a pirate hops from the tile that brings it into the next free berth', () => {
    const woken = told('tile-activated', { seat: 2, tile: 'press-gang-green', slot: 'n-a' });
    const [first] = cues('pirate-placed', { seat: 2, direction: 'sw' }, [woken]);
    expect(first).toMatchObject({ token: 'pirate', from: ['hex:2:n-a', 'island:2', 'seat:2'] });
    expect(first).toMatchObject({ to: expect.arrayContaining(['berth:2:sw:3']) });
    const [second] = cues('dread-placed', { seat: 2, direction: 'sw', price: 0 }, [
      woken,
      told('pirate-placed', { seat: 2, direction: 'sw' }),
    ]);
    expect(second).toMatchObject({
      token: 'dread',
      faces: ['dread:blind'],
      to: expect.arrayContaining(['berth:2:sw:4']),
    });
  });

  test('while a tile still asks, what it brings comes from it', () => {
    const asking = { ...view, frame_tile: 'balladeer' } as View;
    const [star] = cues('infamy-gained', { seat: 2, count: 1 }, [], asking);
    expect(star).toMatchObject({
      from: ['hex:2:sw-a', 'island:2', 'seat:2'],
      to: expect.arrayContaining(['count:2:infamy']),
    });
  });

  test('a Dread Pirate that is paid for takes its coins to the quay', () => {
    const paid = cues('dread-placed', { seat: 2, direction: 'ne', price: 1 });
    expect(paid.map((cue) => 'token' in cue && cue.token)).toEqual(['doubloon', 'dread']);
  });

  test('who is lost topples off the quay: the last of that kind', () => {
    const lost = (dread: boolean): string[] =>
      cues('pirate-removed', { seat: 2, direction: 'n', dread }).flatMap((cue) =>
        cue.kind === 'topple' ? [cue.piece] : [cue.kind],
      );
    expect(lost(false)).toEqual(['pirate:2:n:2', 'burst']); // two pirates, then a Dread Pirate
    expect(lost(true)).toEqual(['pirate:2:n:3', 'burst']);
  });

  test('a tile is laid from the hand, and one that makes room topples first', () => {
    expect(cues('tile-placed', { seat: 1, tile: 'mayor-green', slot: 'ne-b' })).toMatchObject([
      { token: 'tile:mayor-green', from: ['plank:mayor-green', 'count:1:hand', 'island:1', 'seat:1'] },
    ]);
    expect(cues('tile-replaced', { seat: 1, tile: 'barkeep', slot: 'ne-a' })).toMatchObject([
      { kind: 'topple', piece: 'tile:1:ne-a' },
    ]);
    expect(cues('tile-discarded', { seat: 1, tile: 'mayor-green', slot: '' })).toEqual([]);
  });
});

describe('what is gained', () => {
  test('goes to the captain’s figure, no more than can be counted', () => {
    const schemed = told('schemed', { seat: 0, tile: 'fence-purple', colour: 'purple', count: 6 });
    const coins = cues('doubloons-gained', { seat: 0, count: 6 }, [schemed]);
    expect(coins).toHaveLength(4);
    expect(coins[0]).toMatchObject({ from: expect.arrayContaining(['plank:fence-purple']), land: 'vanish' });
    expect(coins[0]).toMatchObject({ to: ['count:0:doubloons', 'island:0', 'seat:0'] });
  });

  test('a treasure of another is a chest, mine goes to its ladder and turns over', () => {
    expect(cues('treasure-kept', { seat: 1, treasure: 'hidden' })[0]).toMatchObject({
      token: 'treasure:hidden',
    });
    expect(cues('treasure-kept', { seat: 2, treasure: 'crown' })).toMatchObject([
      { token: 'treasure:crown', to: expect.arrayContaining(['treasure:2:crown', 'count:2:treasures']) },
      { kind: 'flip', at: ['treasure:2:crown'] },
    ]);
  });
});

describe('motion', () => {
  const STORY: readonly Told[] = [
    told('round-began', { round: 3, seat: 0 }),
    told('dice-rolled', {
      seat: 0,
      colour1: 'blue',
      colour2: 'red',
      colour3: 'green',
      colour4: 'green',
      thrown1: true,
      thrown2: true,
      thrown3: true,
      thrown4: true,
      count: 0,
    }),
    told('ship-sailed', { seat: 2, direction: 'sw' }),
    told('captain-moved', { seat: 2, spot: 'n' }),
    told('dread-placed', { seat: 2, direction: 'ne', price: 1 }),
    told('pirate-removed', { seat: 2, direction: 'n', dread: true }),
    told('doubloons-gained', { seat: 2, count: 9 }),
    told('treasure-kept', { seat: 2, treasure: 'map' }),
    told('fifth-rolled', { seat: 2, colour: 'red', direction: 'n' }),
    told('tile-placed', { seat: 2, tile: 'mayor-green', slot: 'ne-b' }),
  ];

  test.each(STORY.map((event) => [event.name, event] as const))(
    '%s moves something, and holds nobody longer than it may',
    (_, event) => {
      const { timed, total } = schedule(cuesOf(event, [], view), TIMES);
      expect(timed.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(HOLD_MS);
    },
  );

  test('what nobody can see move has none', () => {
    expect(cues('turn-done', { seat: 1 })).toEqual([]);
    expect(cues('game-scored', { seat: 1, source: 'dread', points: 4 })).toEqual([]);
  });
});

describe('the cause of a refusal', () => {
  const cause = (code: string, text: string) =>
    causeOf({ code, clause: 'ship.enter', facts: {}, text }, view);

  test('no die lets the ship in: from the dice to the harbour', () => {
    expect(cause('harbour-closed', 'sail')).toEqual({ from: 'dice', to: 'hex:2:sw' });
  });

  test('the captain stands too far', () => {
    expect(cause('captain-too-far', 'captain se')).toEqual({ from: 'captain:2', to: 'hex:2:se' });
  });

  test('a tile lies where the ship is not', () => {
    expect(cause('ship-elsewhere', 'activate n-a')).toEqual({ from: 'ship:2', to: 'hex:2:n-a' });
  });

  test('a tile may not go while a slot beside it is free', () => {
    const sailed = { ...view, islands: islands.map((each) => ({ ...each, ship: 'ne' })) } as unknown as View;
    const refused = { code: 'slot-free', clause: 'place.replace', facts: {}, text: 'place mayor-green a' };
    expect(causeOf(refused, sailed)).toEqual({ from: 'hex:2:ne-b', to: 'hex:2:ne-a' });
  });

  test('a full harbour, a tile in hand and a purse are their own cause', () => {
    expect(cause('harbour-full', 'pirate s')).toEqual({ to: 'hex:2:s' });
    expect(cause('no-such-die', 'scheme mayor-green')).toEqual({ from: 'dice', to: 'plank:mayor-green' });
    expect(cause('too-few-doubloons', 'pay 3')).toEqual({ to: 'count:2:doubloons' });
    expect(cause('no-such-treasure', 'pay crown')).toEqual({ to: 'treasure:2:crown' });
  });

  test('is nowhere on the board where nothing there was wanted, or nobody plays', () => {
    expect(cause('not-asked', 'anchor')).toBeNull();
    expect(
      causeOf({ code: 'not-asked', clause: 'x', facts: {}, text: 'sail' }, { ...view, seat: -1 }),
    ).toBeNull();
  });
});
