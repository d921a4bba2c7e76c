/** What a click, a tap or the keyboard does to a house. */

import type { MatchStore } from '../../../kernel/match.svelte';
import { pointsAt } from '../../../kernel/pointed.svelte';
import { press } from '../../../kernel/press';
import type { House } from './houses';

const textOf = (house: House): string => house.offer?.text ?? `visit ${house.location}`;

/** On touch the first tap shows what the visit is worth, and the second takes it; a house that is shut says why. */
export function visit(store: MatchStore, house: House, event: MouseEvent): void {
  const text = textOf(house);
  if (!house.offer) {
    if (store.seat !== null && store.seat >= 0) void store.why(text);
    return;
  }
  press(store, text, event);
}

const nothing = (): void => undefined;

/** Point at the visit while the house is under the pointer or has the focus. */
export const pointsAtVisit = (house: House): ((button: HTMLElement) => () => void) =>
  house.offer ? pointsAt(house.offer.text) : () => nothing;
