/** Which seals lie at a destination, as the chart shows them; and in what state its plaque is. */

import { missionsAt, NOBODY, SEALED, type Place, type View } from '../view';

/** may be chosen; nothing to do here now; out of reach */
export type PlaqueState = 'can' | 'plain' | 'out';

export interface LyingSeal {
  readonly seat: number;
  readonly face: string | null;
  /** Known to this reader though it lies face down for others. */
  readonly secret: boolean;
  readonly spent: boolean;
}

export interface Lying {
  /** One a circle: the seal in it, or null. */
  readonly circles: readonly (LyingSeal | null)[];
  /** Those beyond the circles, who wait in case earlier ones fail. */
  readonly waiting: readonly LyingSeal[];
  /** Turned, so that circles count in order of arrival. */
  readonly ordered: boolean;
  /** One of the reader's own lies here. */
  readonly mine: boolean;
  /** The seal whose mission is being resolved here now. */
  readonly on: LyingSeal | null;
}

/** Whose mission is being resolved now; NOBODY while none is. */
export const onTurnAtSea = (view: View): number =>
  view.phase === 'sailing' ? (view.waiting[0] ?? NOBODY) : NOBODY;

export function lyingAt(view: View, place: Place): Lying {
  const ordered = view.phase === 'sailing' || view.phase === 'over';
  const done: readonly LyingSeal[] = place.taken.map((seat) => ({
    seat,
    face: null,
    secret: false,
    spent: true,
  }));
  const due: readonly LyingSeal[] = missionsAt(view, place.place).map(({ seat, disc }) => ({
    seat,
    face: disc === SEALED ? null : disc,
    secret: !ordered && disc !== SEALED,
    spent: false,
  }));
  const all = [...done, ...due];
  const resolving = ordered && view.frame_place === place.place;
  return {
    circles: Array.from({ length: place.circles }, (_, at) => all[at] ?? null),
    waiting: all.slice(place.circles),
    ordered,
    mine: all.some(({ seat }) => seat === view.seat),
    on: resolving ? (due.find(({ seat }) => seat === onTurnAtSea(view)) ?? null) : null,
  };
}
