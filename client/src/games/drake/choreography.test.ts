import { describe, expect, test } from 'vitest';

import type { Facts, Told } from '../../protocol';
import { causeOf } from './cause';
import { cuesOf } from './choreography';
import type { View } from './view';

const circle = (seat: number): object => ({ seat, pays: 2 });
const view = {
  seat: 1,
  captains: [
    { seat: 0, furthest: 0 },
    { seat: 1, furthest: 5 },
  ],
  street: [
    { position: 2, location: 'crew-a', circles: [circle(0), circle(-1)] },
    { position: 5, location: 'guns-a', circles: [circle(0), circle(1), circle(-1)] },
  ],
  places: [{ place: 'panama' }],
  missions: [],
} as unknown as View;
const told = (name: string, facts: Facts): Told => ({ name, facts });

describe('what a told event looks like', () => {
  test('a visit flies a disc from its captain to the circle, and its gains from there', () => {
    const visit = told('visited', { seat: 0, location: 'guns-a', position: 5, circle: 2 });
    expect(cuesOf(visit, [], view)).toMatchObject([
      { kind: 'fly', token: 'disc:0', from: ['seat:0'], to: ['circle:guns-a:2', 'house:guns-a'] },
    ]);
    const gains = cuesOf(told('item-gained', { seat: 1, item: 'guns', count: 2 }), [visit], view);
    expect(gains).toHaveLength(2);
    expect(gains[0]).toMatchObject({
      token: 'sign:guns',
      from: ['circle:guns-a:2', 'house:guns-a', 'seat:1'],
      to: ['hold:guns', 'count:1:guns', 'seat:1'],
    });
    expect(gains[1]).toMatchObject({ after: 'start' });
  });

  test('another’s gains go to their line, not to my hull', () => {
    const [gain] = cuesOf(told('item-gained', { seat: 0, item: 'crew', count: 1 }), [], view);
    expect(gain).toMatchObject({ to: ['count:0:crew', 'seat:0'] });
  });

  test('a sealed order shows no face', () => {
    const [sealed] = cuesOf(told('mission-laid', { seat: 0, place: 'panama', disc: 'sealed' }), [], view);
    expect(sealed).toMatchObject({ token: 'seal:0:', from: ['seat:0'], to: ['place:panama'] });
    const [mine] = cuesOf(told('mission-laid', { seat: 1, place: 'panama', disc: '2' }), [], view);
    expect(mine).toMatchObject({ token: 'seal:1:2', from: ['order:2', 'seat:1'] });
  });

  test('my own visit darkens the houses it leaves behind, as the street goes', () => {
    const free = { open_to_all: false };
    const street = [2, 5, 8, 9, 12].map((position) => ({
      ...free,
      position,
      location: `house-${position}`,
      circles: position === 9 ? [circle(0)] : [circle(-1)],
    }));
    const town = { ...view, street, printed: { houses: {} } } as unknown as View;
    const dims = (seat: number): unknown[] =>
      cuesOf(told('visited', { seat, location: 'house-12', position: 12, circle: 1 }), [], town)
        .filter(({ kind }) => kind === 'dim')
        .map((cue) => ('at' in cue ? cue.at : null));
    expect(dims(1)).toEqual([['house:house-8']]); // 2 and 5 lie behind already, 9 is full
    expect(dims(0)).toEqual([]);
  });

  test('discs turn one by one, and slide into the order of their arrival once all are open', () => {
    expect(cuesOf(told('mission-turned', { seat: 1, place: 'panama', disc: '2' }), [], view)).toMatchObject([
      { kind: 'flip', at: ['seal:panama:1'], after: 'start' },
      { kind: 'settle', piece: 'seal:panama:1' },
    ]);
  });

  test('a disc that fails shakes and goes home, and who waited moves up', () => {
    const missions = [0, 1, 2].map((seat) => ({ seat, place: seat === 2 ? 'portobelo' : 'panama' }));
    const sea = { ...view, missions } as unknown as View;
    const facts = { seat: 1, place: 'panama', disc: '3', crew: 2, guns: 0 };
    const failed = cuesOf(told('attack-failed', facts), [], sea);
    expect(failed).toMatchObject([
      { kind: 'shake', at: ['seal:panama:1'], sound: 'fail' },
      { kind: 'carry', piece: 'seal:panama:1', to: ['order:3', 'seat:1'] },
      { kind: 'settle', piece: 'seal:panama:0' },
    ]);
    expect(failed).toHaveLength(3);
    const blocked = told('mission-blocked', { seat: 0, place: 'panama', disc: '1', reason: 'crew' });
    expect(cuesOf(blocked, [], sea)[1]).toMatchObject({ kind: 'carry', to: ['seat:0'] });
    const declined = told('mission-declined', { seat: 0, place: 'panama', disc: '1' });
    expect(cuesOf(declined, [], sea).map(({ kind }) => kind)).toEqual(['carry', 'settle']);
  });

  test('a disc whose mission succeeds is turned down', () => {
    const facts = { seat: 0, place: 'panama', disc: '1', kind: 'fort', points: 5, crew: 1, guns: 0 };
    const cues = cuesOf(told('conquered', facts), [], view);
    expect(cues.map(({ kind }) => kind)).toEqual(['fly', 'shake', 'flip', 'fly']);
    expect(cues[2]).toMatchObject({ at: ['seal:panama:0'], after: 'start' });
    const sale = told('traded', { seat: 0, place: 'panama', commodity: 'sugar' });
    expect(cuesOf(sale, [], view)).toContainEqual({ kind: 'flip', at: ['seal:panama:0'], after: 'end' });
  });

  test('the Informer’s discs change places where all can see it', () => {
    const facts = { seat: 0, place: 'panama', elsewhere: 'portobelo' };
    expect(cuesOf(told('missions-exchanged', facts), [], view)).toMatchObject([
      { kind: 'carry', piece: 'seal:panama:0', to: ['place:portobelo'] },
      { kind: 'carry', piece: 'seal:portobelo:0', to: ['place:panama'], after: 'start' },
    ]);
    expect(cuesOf(told('mission-moved', facts), [], view)).toHaveLength(1);
  });

  test('what needs no motion has none', () => {
    expect(cuesOf(told('reach-fixed', { seat: 0, zone: 2 }), [], view)).toEqual([]);
  });
});

describe('the cause of a refusal', () => {
  const notice = { code: 'one-way', clause: 'street.forward', facts: {} as Facts };

  test('is one’s furthest disc where that is in the way', () => {
    const passed = {
      ...notice,
      text: 'visit crew-a',
      facts: { location: 'crew-a', position: 2, furthest: 5 },
    };
    expect(causeOf(passed, view)).toEqual({ from: 'circle:guns-a:2', to: 'house:crew-a' });
  });

  test('is what was wanted where that itself is the trouble', () => {
    expect(causeOf({ ...notice, text: 'place 2 panama' }, view)).toEqual({ to: 'place:panama' });
  });

  test('is nowhere on the board where nothing there was wanted', () => {
    expect(causeOf({ ...notice, text: 'sail' }, view)).toBeNull();
    expect(causeOf(notice, view)).toBeNull();
  });
});
