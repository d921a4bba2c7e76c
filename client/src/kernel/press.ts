/** What a press on a choice does. */

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { settings } from './settings.svelte';

/** The choice that the first of a quick row of clicks on one spot fell on, as of a double click. */
let begun = '';

/** Take the choice, or, where it is grave or the reader wants it so, point at it first: then the second press takes it. */
export function take(store: MatchStore, text: string, event: MouseEvent): void {
  const grave = store.prompt?.choices.find((choice) => choice.text === text)?.grave ?? false;
  const quick = event.detail > 1;
  if (isEcho(text, event) || (quick && (grave || store.sending !== null))) return;
  if ((grave || settings.twice) && pointed.pressed !== text) pointed.press(text);
  else void store.move(text);
}

/** As `take`, for a piece of the board: on touch the first tap always points at it, so that it can be weighed. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (!touched || pointed.pressed === text) take(store, text, event);
  else if (!isEcho(text, event)) pointed.press(text);
}

/**
 * Whether a click is one of a quick row whose first fell on another choice: it was meant for that, and whoever made it
 * has not yet seen what stands there now.
 */
function isEcho(text: string, event: MouseEvent): boolean {
  if (event.detail <= 1) begun = text;
  return begun !== text;
}
