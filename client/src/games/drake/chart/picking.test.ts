import { describe, expect, test } from 'vitest';

import type { MatchStore } from '../../../kernel/match.svelte';
import type { Choice } from '../../../protocol';
import type { View } from '../view';
import { Picking } from './picking.svelte';

const choice = (name: string, facts: Choice['facts']): Choice => ({
  grave: false,
  name,
  facts,
  text: [name, ...Object.values(facts)].join(' '),
});
const lay = (disc: string, place: string): Choice => choice('place-mission', { disc, place });

function at(choices: Choice[], framePlace = ''): { picking: Picking; asked: string[] } {
  const asked: string[] = [];
  const store = {
    prompt: { name: 'missions', facts: {}, choices },
    why: (text: string) => Promise.resolve(void asked.push(text)),
  } as unknown as MatchStore;
  const places = ['panama', 'cartagena', 'veracruz'].map((place) => ({ place }));
  const view = { frame_place: framePlace, places } as unknown as View;
  return { picking: new Picking(store, () => view), asked };
}

describe('what is picked at sea', () => {
  const choices = [lay('1', 'panama'), lay('2', 'panama'), lay('1', 'cartagena'), lay('2', 'cartagena')];

  test('a disc and a place leave one thing to do, which the card offers', () => {
    const { picking, asked } = at(choices);
    picking.pickDisc('2');
    expect(picking.offers).toEqual([]);
    picking.pickPlace('cartagena');
    expect(picking.offers).toEqual([lay('2', 'cartagena')]);
    expect(picking.chosen).toEqual(new Set(['cartagena']));
    expect(asked).toEqual([]);
  });

  test('a place where nothing may be laid says why not at the first press, for the disc in hand', () => {
    const { picking, asked } = at(choices);
    picking.pickPlace('veracruz');
    expect(asked).toEqual(['place 1 veracruz']);
    picking.pickDisc('2');
    picking.pickPlace('veracruz');
    picking.pickPlace('veracruz'); // puts it back
    expect(asked).toEqual(['place 1 veracruz', 'place 2 veracruz']);
  });

  test('a place is only looked at while no order is to be laid', () => {
    const { picking, asked } = at([choice('attack', { place: 'panama' })], 'panama');
    expect(picking.carded).toBe('panama');
    picking.pickPlace('veracruz');
    expect(picking.carded).toBe('veracruz');
    expect(asked).toEqual([]);
  });

  test('what is missing is asked for where something is, and only there', () => {
    const laying = at(choices).picking;
    laying.pickPlace('panama');
    const exchanging = at([choice('exchange', { place: 'panama', elsewhere: 'cartagena' })]).picking;
    exchanging.pickPlace('panama');
    expect(laying.hint).not.toBe('');
    expect(exchanging.hint).not.toBe('');
    expect(exchanging.hint).not.toBe(laying.hint);
    const counting = at([choice('lay-garrison', { place: 'panama', count: 1 })], 'panama').picking;
    expect(counting.carded).toBe('panama');
    expect(counting.hint).toBe('');
  });

  test('all that a trade offers is about the port where it is', () => {
    const wares = [choice('trade', { commodity: 'sugar' }), choice('decline', {})];
    const { picking } = at(wares, 'panama');
    expect(picking.offers).toEqual(wares);
    picking.pickPlace('cartagena');
    expect(picking.offers).toEqual([]);
  });
});
