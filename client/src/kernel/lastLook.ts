/** How far the story was seen on this device, by match and seat: what came later is new to whoever comes back. */

import type { Absence } from './journal';

/** An unbroken look at a seat's table: since when, and what had happened before it. */
export interface Watch {
  readonly seat: number;
  readonly since: number;
  readonly absence: Absence | null;
}

/** By what is watched. A journal that is drawn anew, as from street to chart, goes on with the watch of the one before. */
export const watches = new WeakMap<object, Watch>();

const keyOf = (match: string, seat: number): string => `seadogs-seen-${match}-${seat}`;

/** The number of the last step that was seen; null if this seat has not looked yet. */
export function lastLook(match: string, seat: number): number | null {
  const stored = localStorage.getItem(keyOf(match, seat));
  return stored === null ? null : Number(stored);
}

export function rememberLook(match: string, seat: number, number: number): void {
  localStorage.setItem(keyOf(match, seat), String(number));
}
