import { describe, expect, test } from 'vitest';

import type { Choice } from '../../../protocol';
import type { Captain, Location, Printed, View } from '../view';
import { housesOf, type House } from './houses';

const ME = 1;
const FREE = -1;

const location = (position: number, key: string, seats: number[], forAll = false): Location => ({
  position,
  location: key,
  circles: seats.map((seat, at) => ({ seat, pays: 3 - at })),
  open_to_all: forAll,
});

const PRINTED = {
  tavern_adds: [1, 0],
  shipyard_guns: [2, 0],
  drake_turns: 2,
  investor_price: 3,
  investor_crew: [1, 2],
  investor_guns: [2, 1],
} as unknown as Printed;

function look(street: Location[], captain: Partial<Captain> = {}): View {
  return {
    printed: PRINTED,
    seat: ME,
    street,
    captains: [{ seat: ME, furthest: 0, outbound: 0, ...captain }],
  } as unknown as View;
}

const offer = (key: string, facts: Choice['facts'] = {}): [string, Choice] => [
  key,
  { text: `visit ${key}`, name: 'visit', facts: { location: key, ...facts }, grave: false },
];

const only = (houses: House[]): House => houses[0]!;
const states = (house: House): string[] => house.circles.map(({ state }) => state);

describe('circles', () => {
  test('the first free one of a lit house is the one you would get', () => {
    const view = look([location(5, 'guns-a', [0, FREE, FREE])]);
    const house = only(housesOf(view, new Map([offer('guns-a')]), true));
    expect(states(house)).toEqual(['taken', 'next', 'later']);
    expect(house.next).toBe(2);
  });

  test('free ones behind you are gone', () => {
    const view = look([location(2, 'guns-a', [0, FREE, FREE])], { furthest: 4 });
    expect(states(only(housesOf(view, new Map(), true)))).toEqual(['taken', 'gone', 'gone']);
  });

  test('your furthest disc is known, the discs of others on that house are not it', () => {
    const view = look([location(4, 'crew-a', [0, ME, FREE])], { furthest: 4 });
    expect(only(housesOf(view, new Map(), true)).circles.map(({ here }) => here)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('where all may come there is one more, however many lie there', () => {
    const view = look([location(18, 'dockside', [0, 2], true)]);
    const house = only(housesOf(view, new Map([offer('dockside')]), true));
    expect(states(house)).toEqual(['taken', 'taken', 'next']);
    expect(house.next).toBe(3);
  });

  test('an item’s circle pictures what it pays, other houses what the edition prints', () => {
    const view = look([location(5, 'supplies-b', [FREE]), location(6, 'shipyard', [0, FREE])]);
    const [supplies, shipyard] = housesOf(view, new Map(), false);
    expect(supplies!.circles[0]!.units).toEqual([{ kind: 'thing', sign: 'supplies', before: 3 }]);
    expect(shipyard!.circles.map(({ units }) => units)).toEqual([
      [
        { kind: 'thing', sign: 'galleon' },
        { kind: 'thing', sign: 'guns', before: 2 },
      ],
      [{ kind: 'thing', sign: 'galleon' }],
    ]);
  });
});

describe('houses', () => {
  const house = (
    asked: boolean,
    offered: boolean,
    seats: number[],
    captain: Partial<Captain> = {},
  ): string => {
    const view = look([location(9, 'crew-b', seats)], captain);
    return only(housesOf(view, new Map(offered ? [offer('crew-b')] : []), asked)).state;
  };

  test('what is offered is open', () => expect(house(true, true, [FREE])).toBe('open'));
  test('what is free and ahead stays lit while others act', () =>
    expect(house(false, false, [FREE])).toBe('ahead'));
  test('what is free but not offered when asked is shut', () =>
    expect(house(true, false, [FREE])).toBe('shut'));
  test('what has no circle left is full', () => expect(house(true, false, [0])).toBe('full'));
  test('what lies behind is passed, full or not', () => {
    expect(house(true, false, [FREE], { furthest: 9 })).toBe('passed');
    expect(house(true, false, [0], { furthest: 12 })).toBe('passed');
  });
  test('who has put out to sea has passed them all', () =>
    expect(house(false, false, [FREE], { outbound: 1 })).toBe('passed'));

  test('the price is the offer’s, else the printed one', () => {
    const view = look([location(17, 'investor', [], true)]);
    expect(only(housesOf(view, new Map([offer('investor', { price: 5 })]), true)).price).toBe(5);
    expect(only(housesOf(view, new Map(), false)).price).toBe(3);
  });
});
