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

  test('discs turn one by one where several lie', () => {
    const first = told('mission-turned', { seat: 0, place: 'panama', disc: '1' });
    const second = told('mission-turned', { seat: 1, place: 'panama', disc: '2' });
    expect(cuesOf(second, [first], view)).toMatchObject([{ kind: 'flip', at: ['seal:panama:2'] }]);
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
