/** One's own mission discs, and what has become of each. */

import { DISCS, SEALED, type Captain, type View } from '../view';
import { onTurnAtSea } from './lying';

/** in hand; laid on the chart, sealed; waiting at sea; set aside; its mission over */
export type OrderState = 'hand' | 'laid' | 'waits' | 'aside' | 'done';

export interface Order {
  readonly disc: string;
  readonly state: OrderState;
  /** Where it lies, while it lies on the chart. */
  readonly place: string | null;
  /** It is being resolved now. */
  readonly now: boolean;
}

/** The discs this captain had this voyage, in the order of their numbers. */
export function myOrders(view: View, captain: Captain): Order[] {
  const lying = new Map(
    view.missions
      .filter(({ seat, disc }) => seat === captain.seat && disc !== SEALED)
      .map(({ disc, place }) => [disc, place]),
  );
  const atSea = view.phase === 'sailing';
  const extra = new Map([
    ['hind', 'golden-hind'],
    ['ghost', 'ghost-ship'],
  ]);
  return DISCS.filter((disc) => {
    const office = extra.get(disc);
    return office === undefined || captain.offices.includes(office);
  }).map((disc): Order => {
    const place = lying.get(disc) ?? null;
    const now = atSea && place !== null && view.step === disc && onTurnAtSea(view) === captain.seat;
    return { disc, place, now, state: stateOf(disc, place, captain, atSea) };
  });
}

function stateOf(disc: string, place: string | null, captain: Captain, atSea: boolean): OrderState {
  if (place !== null) return atSea ? 'waits' : 'laid';
  if (captain.own_aside.includes(disc)) return 'aside';
  return atSea || captain.ashore ? 'done' : 'hand'; // who stays ashore has nothing to lay
}

/** The captains in sailing order, once the ships lie in the Outbound docks; those without a dock after them. */
export function inSailingOrder(view: View): Captain[] {
  const rank = ({ seat }: Captain): number => {
    const dock = view.outbound.indexOf(seat);
    return dock < 0 ? view.outbound.length : dock;
  };
  return view.captains.toSorted((one, other) => rank(one) - rank(other));
}
