/** What a press on a choice does. */

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { settings } from './settings.svelte';

/** Take the choice, or, where it is grave or the reader wants it so, point at it first: then the second press takes it. */
export function take(store: MatchStore, text: string): void {
  const grave = store.prompt?.choices.find((choice) => choice.text === text)?.grave ?? false;
  if ((grave || settings.twice) && !isSure(text)) pointed.at(text, true);
  else void store.move(text);
}

/** As `take`, for a piece of the board: on touch the first tap always points at it, so that it can be weighed. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (touched && !isSure(text)) pointed.at(text, true);
  else take(store, text);
}

/** Whether a choice was pressed once: what it would cost and pay has been answered. */
const isSure = (text: string): boolean => pointed.tapped && pointed.text === text;
