/** The street as it looks to whoever looks: which houses are lit, and what each of their circles is to them. */

import type { Choice } from '../../../protocol';
import { nextCircle, NOBODY, own, type Location, type Printed, type View } from '../view';
import { bonusOf, gainsOf, pictured, priceOf, turnsOf, type Gains, type Unit } from './printed';

/** taken: a disc lies there. next: the one you would get. later: free, not next. gone: free, and not for you. */
export type CircleState = 'taken' | 'next' | 'later' | 'gone';

export interface Circle {
  /** Counted from 1. */
  readonly number: number;
  readonly state: CircleState;
  readonly seat: number;
  /** The disc is your furthest. */
  readonly here: boolean;
  readonly gains: Gains;
  readonly units: readonly Unit[];
}

/** open: to be visited now. ahead: later perhaps. passed: behind you. full: no circle left. shut: free, but not now. */
export type HouseState = 'open' | 'ahead' | 'passed' | 'full' | 'shut';

export interface House {
  readonly location: string;
  readonly position: number;
  readonly state: HouseState;
  /** Candles in its windows: open or ahead. */
  readonly lit: boolean;
  readonly circles: readonly Circle[];
  /** The circle that the next disc takes, from 1; 0 if none is free. */
  readonly next: number;
  readonly forAll: boolean;
  readonly twoTurns: boolean;
  /** In victory points; 0 for most. */
  readonly price: number;
  readonly offer: Choice | null;
}

/**
 * Every house of the street, from the first to Dockside.
 * @param offers the visits on offer, by location
 * @param asked whether the reader is asked something now: then only what is on offer is lit
 */
export function housesOf(view: View, offers: ReadonlyMap<string, Choice>, asked: boolean): House[] {
  const captain = own(view);
  const furthest = captain?.furthest ?? 0;
  const atSea = (captain?.outbound ?? 0) > 0;
  return view.street.map((location) => {
    const offer = offers.get(location.location) ?? null;
    const next = nextCircle(location);
    const state = stateOf(offer !== null, asked, location.position <= furthest || atSea, next === 0);
    const lit = state === 'open' || state === 'ahead';
    return {
      location: location.location,
      position: location.position,
      state,
      lit,
      next,
      circles: circlesOf(
        view.printed,
        location,
        lit,
        next,
        location.position === furthest ? view.seat : NOBODY,
      ),
      forAll: location.open_to_all,
      twoTurns: turnsOf(view.printed, location.location) > 1,
      price: Number(offer?.facts.price ?? priceOf(view.printed, location.location)),
      offer,
    };
  });
}

function stateOf(offered: boolean, asked: boolean, behind: boolean, full: boolean): HouseState {
  if (offered) return 'open';
  if (behind) return 'passed';
  if (full) return 'full';
  return asked ? 'shut' : 'ahead';
}

function circlesOf(
  printed: Printed,
  location: Location,
  lit: boolean,
  next: number,
  looker: number,
): Circle[] {
  const circles = location.circles.map(({ seat, pays }, at) => circle(at + 1, seat, pays));
  return next > circles.length ? [...circles, circle(next, NOBODY, 0)] : circles;

  function circle(number: number, seat: number, pays: number): Circle {
    const gains = gainsOf(printed, location.location, number, pays);
    return {
      number,
      seat,
      state: seat !== NOBODY ? 'taken' : !lit ? 'gone' : number === next ? 'next' : 'later',
      here: seat !== NOBODY && seat === looker,
      gains,
      units: pictured(gains, bonusOf(printed, location.location, number)),
    };
  }
}
