import { describe, expect, it } from 'vitest';

import type { Choice } from '../../../protocol';
import {
  isOnChart,
  NOTHING_PICKED,
  offersHere,
  openDiscs,
  openPlaces,
  pickDisc,
  pickedAnew,
  pickPlace,
} from './orders';

const choice = (name: string, facts: Choice['facts']): Choice => ({
  text: [name, ...Object.values(facts)].join(' '),
  grave: false,
  name,
  facts,
});
const lay = (disc: string, place: string): Choice => choice('place-mission', { disc, place });

const LAYING = [
  lay('1', 'panama'),
  lay('1', 'portobelo'),
  lay('hind', 'panama'),
  lay('hind', 'portobelo'),
  lay('hind', 'veracruz'),
];
const EXCHANGING = [
  choice('exchange', { place: 'panama', elsewhere: 'portobelo' }),
  choice('exchange', { place: 'panama', elsewhere: 'veracruz' }),
  choice('exchange', { place: 'portobelo', elsewhere: 'veracruz' }),
  choice('leave-missions', {}),
];
const texts = (choices: readonly Choice[]): string[] => choices.map(({ text }) => text);

describe('laying an order', () => {
  it('takes disc and place in either order', () => {
    const one = pickPlace(LAYING, pickDisc(LAYING, NOTHING_PICKED, '1'), 'panama');
    const other = pickDisc(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'panama'), '1');
    expect(one).toEqual(other);
    expect(texts(offersHere(LAYING, one))).toEqual(['place-mission 1 panama']);
  });

  it('offers nothing before both are picked', () => {
    expect(offersHere(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'panama'))).toEqual([]);
    expect(offersHere(LAYING, pickDisc(LAYING, NOTHING_PICKED, '1'))).toEqual([]);
  });

  it('lights the places for the picked disc, and the discs for the picked place', () => {
    expect(openPlaces(LAYING, NOTHING_PICKED)).toEqual(new Set(['panama', 'portobelo', 'veracruz']));
    expect(openPlaces(LAYING, pickDisc(LAYING, NOTHING_PICKED, '1'))).toEqual(
      new Set(['panama', 'portobelo']),
    );
    expect(openDiscs(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'veracruz'))).toEqual(new Set(['hind']));
    expect(openDiscs(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'san-juan'))).toEqual(new Set(['1', 'hind']));
  });

  it('keeps the last disc in hand, however often it is tapped', () => {
    const last = [lay('hind', 'panama'), lay('hind', 'portobelo')];
    const picked = pickDisc(last, NOTHING_PICKED, 'hind');
    expect(pickDisc(last, picked, 'hind')).toEqual(picked);
  });

  it('puts back what is tapped twice', () => {
    expect(pickDisc(LAYING, pickDisc(LAYING, NOTHING_PICKED, '1'), '1')).toEqual(NOTHING_PICKED);
    expect(pickPlace(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'panama'), 'panama')).toEqual(NOTHING_PICKED);
  });

  it('lets go of a place to which the disc may not go', () => {
    const picked = pickDisc(LAYING, pickPlace(LAYING, NOTHING_PICKED, 'veracruz'), '1');
    expect(picked).toEqual({ ...NOTHING_PICKED, disc: '1' });
  });

  it('keeps a disc that is still in hand, and takes up the only one', () => {
    const picked = { ...NOTHING_PICKED, disc: 'hind', place: 'panama' };
    expect(pickedAnew(LAYING, picked)).toEqual({ ...NOTHING_PICKED, disc: 'hind' });
    expect(pickedAnew([lay('4', 'panama')], picked)).toEqual({ ...NOTHING_PICKED, disc: '4' });
    expect(pickedAnew([], picked)).toEqual(NOTHING_PICKED);
  });
});

describe('exchanging', () => {
  it('takes two places in either order', () => {
    for (const [first, second] of [
      ['panama', 'portobelo'],
      ['portobelo', 'panama'],
    ] as const) {
      const picked = pickPlace(EXCHANGING, pickPlace(EXCHANGING, NOTHING_PICKED, first), second);
      expect(texts(offersHere(EXCHANGING, picked))).toEqual(['exchange panama portobelo']);
    }
  });

  it('offers nothing at the first of them', () => {
    expect(offersHere(EXCHANGING, pickPlace(EXCHANGING, NOTHING_PICKED, 'panama'))).toEqual([]);
  });

  it('begins anew when the first is tapped again', () => {
    const picked = pickPlace(EXCHANGING, NOTHING_PICKED, 'panama');
    expect(pickPlace(EXCHANGING, picked, 'panama')).toEqual(NOTHING_PICKED);
  });
});

describe('other questions', () => {
  it('a disc that moves is sent from the place where it goes to', () => {
    const moves = [
      choice('move', { place: 'panama', elsewhere: 'portobelo' }),
      choice('move', { place: 'panama', elsewhere: 'veracruz' }),
    ];
    expect(openPlaces(moves, NOTHING_PICKED)).toEqual(new Set(['portobelo', 'veracruz']));
    expect(texts(offersHere(moves, pickPlace(moves, NOTHING_PICKED, 'veracruz')))).toEqual([
      'move panama veracruz',
    ]);
  });

  it('both looks of the Informer stand at their place', () => {
    const looks = [
      choice('peek-discs', { place: 'panama' }),
      choice('peek-defence', { place: 'panama' }),
      choice('pass-informer', {}),
    ];
    expect(offersHere(looks, pickPlace(looks, NOTHING_PICKED, 'panama'))).toHaveLength(2);
  });

  it('leaves to the slip what has no place, and what is asked about one place only', () => {
    expect(isOnChart(choice('return-home', { dock: 1 }))).toBe(false);
    expect(isOnChart(choice('attack', { place: 'panama' }))).toBe(false);
    expect(isOnChart(lay('1', 'panama'))).toBe(true);
  });
});
