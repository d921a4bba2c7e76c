import { describe, expect, test } from 'vitest';

import type { Choice, Facts } from '../../protocol';
import { offersByLocation, offersByPlace } from './offers';

const choice = (text: string, facts: Facts): Choice => ({ text, name: 'c', facts });

describe('what is on offer', () => {
  test('stands at its house', () => {
    const found = offersByLocation([
      choice('visit queen', { location: 'queen' }),
      choice('sail', { dock: 1 }),
    ]);
    expect([...found.keys()]).toEqual(['queen']);
  });

  test('stands at its destination', () => {
    const found = offersByPlace([
      choice('place 1 panama', { disc: '1', place: 'panama' }),
      choice('place 1 veracruz', { disc: '1', place: 'veracruz' }),
    ]);
    expect([...found.keys()]).toEqual(['panama', 'veracruz']);
  });

  test('stands at where a disc may be moved to, when all start from one place', () => {
    const found = offersByPlace([
      choice('move panama veracruz', { place: 'panama', elsewhere: 'veracruz' }),
      choice('move panama campeche', { place: 'panama', elsewhere: 'campeche' }),
    ]);
    expect([...found.keys()]).toEqual(['veracruz', 'campeche']);
  });

  test('stays in the slip alone when it is about one destination, or too much for a card', () => {
    expect(
      offersByPlace([choice('attack', { place: 'panama' }), choice('decline', { place: 'panama' })]).size,
    ).toBe(0);
    const trade = [choice('trade sugar', { commodity: 'sugar' }), choice('decline', { place: 'san-juan' })];
    expect(offersByPlace(trade).size).toBe(0);
    const crowded = [1, 2, 3].map((n) => choice(`${n}`, { place: 'panama' }));
    expect([...offersByPlace([...crowded, choice('x', { place: 'veracruz' })]).keys()]).toEqual(['veracruz']);
  });
});
