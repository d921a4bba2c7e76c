import { describe, expect, it } from 'vitest';

import type { Captain, Mission, Place, View } from '../view';
import { lyingAt } from './lying';
import { inSailingOrder, myOrders } from './tray';

const ME = 1;
const place = (taken: number[] = []): Place =>
  ({ place: 'panama', kind: 'fort', circles: 2, taken }) as unknown as Place;
const mission = (seat: number, disc: string): Mission => ({ seat, disc, place: 'panama' });
const view = (phase: string, missions: Mission[], rest: Partial<View> = {}): View =>
  ({ seat: ME, phase, missions, waiting: [], frame: '', frame_place: '', step: '', ...rest }) as View;

describe('seals before they are turned', () => {
  const lying = lyingAt(view('missions', [mission(0, 'sealed'), mission(ME, '3')]), place());

  it('show no face but to who knows it', () => {
    expect(lying.circles.map((seal) => seal?.face)).toEqual([null, '3']);
    expect(lying.circles.map((seal) => seal?.secret)).toEqual([false, true]);
  });

  it('have no order', () => {
    expect(lying.ordered).toBe(false);
    expect(lying.mine).toBe(true);
  });
});

describe('seals at sea', () => {
  it('fill the circles in order of arrival; who is beyond them waits', () => {
    const lying = lyingAt(view('sailing', [mission(0, '1'), mission(2, '1'), mission(3, '4')]), place());
    expect(lying.circles.map((seal) => seal?.seat)).toEqual([0, 2]);
    expect(lying.waiting.map(({ seat, face }) => [seat, face])).toEqual([[3, '4']]);
    expect(lying.mine).toBe(false);
  });

  it('lie turned down in their circle once they have succeeded, and move up the others', () => {
    const lying = lyingAt(view('sailing', [mission(2, '1'), mission(3, '4')]), place([0]));
    expect(lying.circles).toMatchObject([
      { seat: 0, face: null, spent: true },
      { seat: 2, face: '1', spent: false },
    ]);
    expect(lying.waiting).toMatchObject([{ seat: 3, spent: false }]);
  });

  it('leave a circle empty that nobody claims', () => {
    expect(lyingAt(view('sailing', []), place()).circles).toEqual([null, null]);
  });

  it('show whose mission is being resolved, where it is', () => {
    const asked = { waiting: [2], frame: 'attack', frame_place: 'panama' };
    expect(lyingAt(view('sailing', [mission(0, '1'), mission(2, '1')], asked), place()).on).toMatchObject({
      seat: 2,
    });
    const elsewhere = { ...asked, frame_place: 'veracruz' };
    expect(lyingAt(view('sailing', [mission(2, '1')], elsewhere), place()).on).toBeNull();
  });
});

describe('one’s own orders', () => {
  const captain = (rest: Partial<Captain> = {}): Captain =>
    ({ seat: ME, offices: [], own_aside: [], ...rest }) as unknown as Captain;
  const states = (orders: ReturnType<typeof myOrders>): string[] =>
    orders.map(({ disc, state }) => `${disc} ${state}`);

  it('are the four numbers, and what the street gave besides', () => {
    const mine = captain({ offices: ['golden-hind', 'admiral'] });
    expect(myOrders(view('missions', []), mine).map(({ disc }) => disc)).toEqual([
      '1',
      '2',
      '3',
      '4',
      'hind',
    ]);
  });

  it('are in hand, laid or set aside', () => {
    const orders = myOrders(view('missions', [mission(ME, '2')]), captain({ own_aside: ['4'] }));
    expect(states(orders)).toEqual(['1 hand', '2 laid', '3 hand', '4 aside']);
    expect(orders[1]!.place).toBe('panama');
  });

  it('are not to be laid by who stays ashore', () => {
    const orders = myOrders(view('missions', []), captain({ ashore: true }));
    expect(states(orders)).toEqual(['1 done', '2 done', '3 done', '4 done']);
  });

  it('wait at sea until they are done', () => {
    const asked = { waiting: [ME], step: '2' };
    const orders = myOrders(view('sailing', [mission(ME, '2'), mission(0, '3')], asked), captain());
    expect(states(orders)).toEqual(['1 done', '2 waits', '3 done', '4 done']);
    expect(orders.map(({ now }) => now)).toEqual([false, true, false, false]);
  });
});

describe('the sailing order', () => {
  it('is that of the Outbound docks; who has no dock comes last', () => {
    const captains = [0, 1, 2].map((seat) => ({ seat })) as Captain[];
    const order = inSailingOrder({ captains, outbound: [2, 0, -1] } as unknown as View);
    expect(order.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});
