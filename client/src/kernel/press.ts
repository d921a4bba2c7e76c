/** What a press on a choice does. */

import type { Prompt } from '../protocol';
import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { settings } from './settings.svelte';

/** What the first of a quick row of clicks on one spot fell on, as of a double click: a choice, of a question. */
let begun: { readonly text: string; readonly prompt: Prompt | null } = { text: '', prompt: null };

/** Take the choice, or, where it is grave or the reader wants it so, point at it first: then the second press takes it. */
export function take(store: MatchStore, text: string, event: MouseEvent): void {
  const grave = store.prompt?.choices.find((choice) => choice.text === text)?.grave ?? false;
  const quick = event.detail > 1;
  if (!quick) begun = { text, prompt: store.prompt };
  if (isEcho(store, text) || (quick && (grave || store.sending !== null))) return;
  if ((grave || settings.twice) && pointed.pressed !== text) pointed.press(text);
  else void store.move(text);
}

/** As `take`, for a piece of the board: on touch the first tap always points at it, so that it can be weighed. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (!touched || pointed.pressed === text) return take(store, text, event);
  if (event.detail <= 1) begun = { text, prompt: store.prompt };
  if (!isEcho(store, text)) pointed.press(text);
}

/**
 * Whether the row of clicks began at another choice, or at another question: then it was meant for that, and whoever made it
 * has not yet seen what stands there now.
 */
const isEcho = (store: MatchStore, text: string): boolean =>
  begun.text !== text || begun.prompt !== store.prompt;
