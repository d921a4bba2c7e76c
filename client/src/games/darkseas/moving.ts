/** What moves of itself where the table changes: as long as the game's tokens say, which is not at all where less motion is wanted. */

import type { TransitionConfig } from 'svelte/transition';

/** A duration of the tokens, in milliseconds. */
function span(token: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

/** A tile falls asleep: its paper draws back to the bay whence it spread. */
export const sleep = (_paper: Element): TransitionConfig => ({
  duration: span('--m-sleep'),
  css: (left) => `clip-path: circle(${125 * left}% at var(--x) var(--y))`,
});

/** Its rays draw in. */
export const dim = (_rays: Element): TransitionConfig => ({
  duration: span('--m-sleep'),
  css: (left) => `transform: scale(${0.6 + 0.4 * left}); opacity: ${left}`,
});

/** The digits of a figure that changes roll up into their place. */
export const roll = (_digits: Element): TransitionConfig => ({
  duration: span('--m-roll'),
  css: (come) => `transform: translateY(${(1 - come) ** 2 * 70}%); opacity: ${come}`,
});
