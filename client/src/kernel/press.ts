/** What a press on a choice does. */

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { settings } from './settings.svelte';

/** Take the choice, or, where it is grave or the reader wants it so, point at it first: then the second press takes it. */
export function take(store: MatchStore, text: string, event: MouseEvent): void {
  const grave = store.prompt?.choices.find((choice) => choice.text === text)?.grave ?? false;
  const quick = isQuick(event);
  if (!quick) pointed.begun = text;
  // The second of a double click was meant for what the first fell on; whoever made it has not yet seen what stands there now.
  if (quick && (pointed.begun !== text || grave || store.sending !== null)) return;
  if ((grave || settings.twice) && pointed.pressed !== text) pointed.press(text);
  else void store.move(text);
}

/** As `take`, for a piece of the board: on touch the first tap always points at it, so that it can be weighed. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  if (isTouch(event) && pointed.pressed !== text) pointed.press(text);
  else take(store, text, event);
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Whether a click follows another on its spot at once. Of taps browsers count those on other spots too: they do not tell. */
const isQuick = (event: MouseEvent): boolean => event.detail > 1 && !isTouch(event);
