/** What a click, a tap or the keyboard does to a house. */

import type { MatchStore } from '../../../kernel/match.svelte';
import { pointed, pointsAt } from '../../../kernel/pointed.svelte';
import type { House } from './houses';

const textOf = (house: House): string => house.offer?.text ?? `visit ${house.location}`;

/** On touch the first tap shows what the visit is worth, and the second takes it; a house that is shut says why. */
export function visit(store: MatchStore, house: House, event: MouseEvent): void {
  const text = textOf(house);
  if (!house.offer) {
    if (store.seat !== null && store.seat >= 0) void store.why(text);
    return;
  }
  commit(store, text, event);
}

/** Take a choice, on touch by the second tap. */
export function commit(store: MatchStore, text: string, event: MouseEvent): void {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (touched && !(pointed.tapped && pointed.text === text)) pointed.at(text, true);
  else void store.move(text);
}

const nothing = (): void => undefined;

/** Point at the visit while the house is under the pointer or has the focus. */
export const pointsAtVisit = (house: House): ((button: HTMLElement) => () => void) =>
  house.offer ? pointsAt(house.offer.text) : () => nothing;
