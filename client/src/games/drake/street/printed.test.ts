import { describe, expect, test } from 'vitest';

import type { Printed } from '../view';
import { bonusOf, gainsOf, pictured, priceOf, turnsOf, type Unit } from './printed';

/** An edition that prints other numbers than the house's on every tile. */
const OTHER: Printed = {
  tavern_adds: [2, 1],
  shipyard_guns: [3, 1],
  pinnace_crew: [4, 2],
  drake_turns: 3,
  drake_crew: 5,
  drake_guns: 6,
  drake_extra: 2,
  queen_guns: 7,
  queen_goods: 8,
  frigates: 4,
  garrisons: 5,
  informer_goods: 9,
  investor_price: 6,
  investor_crew: [1, 4],
  investor_guns: [3, 0],
  dockside: 2,
  house_values: [],
  own_values: [],
};

/** As "galleon 3guns": a figure before the sign, "+1" and "×3" after it, "or" between. */
const drawn = (location: string, circle: number, printed = OTHER): string =>
  pictured(gainsOf(printed, location, circle, 0), bonusOf(printed, location, circle))
    .map(inWords)
    .join(' ');

function inWords(unit: Unit): string {
  if (unit.kind === 'or') return 'or';
  if (unit.kind === 'more') return unit.text;
  if (unit.kind === 'either') return `${unit.least}–${unit.before}${unit.signs.join('/')}`;
  return `${unit.before ?? ''}${unit.sign}${unit.after ?? ''}`;
}

describe('a tile pictures the figures that its edition prints', () => {
  test.each([
    ['tavern', 1, 'die+2'],
    ['tavern', 2, 'die+1'],
    ['shipyard', 1, 'galleon 3guns'],
    ['shipyard', 2, 'galleon 1guns'],
    ['pinnace', 1, 'pinnace 4crew'],
    ['pinnace', 2, 'pinnace 2crew'],
    ['drake', 1, '5crew 6guns +2'],
    ['queen', 1, 'galleon 7guns 8goods'],
    ['admiral', 1, 'admiral frigate×4'],
    ['governor', 1, 'governor troops×5'],
    ['informer', 1, 'informer 9goods'],
    ['golden-hind', 1, 'hind'],
    ['investor', 3, '4–4crew/guns or galleon'],
    ['dockside', 5, '2crew or 2guns or 2supplies'],
  ])('%s, circle %i', (location, circle, expected) => {
    expect(drawn(location, circle)).toBe(expected);
  });

  test('but for a nought, which is not pictured', () => {
    const bare = { ...OTHER, tavern_adds: [0], shipyard_guns: [0], queen_goods: 0, drake_extra: 0 };
    expect(['tavern', 'shipyard', 'queen', 'drake'].map((location) => drawn(location, 1, bare))).toEqual([
      'die',
      'galleon',
      'galleon 7guns',
      '5crew 6guns',
    ]);
  });

  test('and bundles of two sizes by the smaller and the larger', () => {
    const unlike = { ...OTHER, investor_crew: [2, 3], investor_guns: [4, 2] };
    expect(drawn('investor', 1, unlike)).toBe('5–6crew/guns or galleon');
  });
});

test('a visit costs what the edition prints, in points and in turns', () => {
  expect([priceOf(OTHER, 'investor'), priceOf(OTHER, 'queen')]).toEqual([6, 0]);
  expect([turnsOf(OTHER, 'drake'), turnsOf(OTHER, 'queen')]).toEqual([3, 1]);
});
