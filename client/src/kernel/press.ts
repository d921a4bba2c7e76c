/** What a press on a piece of the board does with the choice it stands for. */

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';

/** Take a choice; on touch the first tap points at it, so that it can be weighed, and the second takes it. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (touched && !(pointed.tapped && pointed.text === text)) pointed.at(text, true);
  else void store.move(text);
}
