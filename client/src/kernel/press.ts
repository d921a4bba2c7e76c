/** What a press on a choice does. */

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { settings } from './settings.svelte';

/** Take the choice, or, where it is grave or the reader wants it so, point at it first: then the second press takes it. */
export function take(store: MatchStore, text: string, event: MouseEvent): void {
  const grave = store.prompt?.choices.find((choice) => choice.text === text)?.grave ?? false;
  const quick = begins(text, event);
  // The second of a double click was meant for what the first fell on; whoever made it has not yet seen what stands there now.
  if (quick && (pointed.begun !== text || (grave && !isTouch(event)) || store.sending !== null)) return;
  if ((grave || settings.twice) && pointed.pressed !== text) pointed.press(text);
  else void store.move(text);
}

/** As `take`, for a piece of the board: on touch the first tap always points at it, so that it can be weighed. */
export function press(store: MatchStore, text: string, event: MouseEvent): void {
  if (!isTouch(event) || pointed.pressed === text) take(store, text, event);
  else if (!begins(text, event) || pointed.begun === text) pointed.press(text);
}

/** The press that is just begun does what it was caught for, and its click nothing more. */
export function swallowClick(): void {
  const over = new AbortController();
  const catching = { capture: true, signal: over.signal };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  window.addEventListener('click', swallow, catching);
  // A press that became a scroll has no click.
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => over.abort(), catching);
}

/** Note what a row of clicks begins with; whether this one only goes on with it. */
function begins(text: string, event: MouseEvent): boolean {
  const quick = isTouch(event) ? isQuickTap(event) : event.detail > 1;
  if (!quick) pointed.begun = text;
  return quick;
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

const TAP_MS = 350;
const TAP_PX = 24;
let tapped = { x: 0, y: 0, at: -Infinity };

/** Whether a tap follows another on its spot at once. Browsers count those on other spots too, so it is reckoned here. */
function isQuickTap({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
  const before = tapped;
  tapped = { x, y, at };
  return at - before.at < TAP_MS && Math.hypot(x - before.x, y - before.y) < TAP_PX;
}
