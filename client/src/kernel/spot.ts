/** Where a card may stand: over as little as possible of what must be touched, and near what it speaks of. */

import { middle, type Box } from './anchors';

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** How much of what must be touched it covers there, in square pixels. */
  readonly covers: number;
}

/** The grid of places that are tried, in pixels: a small thing finds small gaps. */
const STEP = 24;
const SMALL_STEP = 8;
const SMALL = 120;

/**
 * @param room where the card may stand at all
 * @param taken what it should leave free
 * @param near what it speaks of; the room's upper left corner if null
 */
export function findSpot(
  card: { readonly width: number; readonly height: number },
  room: Box,
  taken: readonly Box[],
  near: Box | null,
): Spot {
  const [x, y] = near ? middle(near) : [room.left, room.top];
  const right = Math.max(room.left, room.left + room.width - card.width);
  const bottom = Math.max(room.top, room.top + room.height - card.height);
  const step = card.width < SMALL ? SMALL_STEP : STEP;
  let best: Spot & { readonly far: number } = { left: room.left, top: room.top, covers: Infinity, far: 0 };
  for (const top of steps(room.top, bottom, step)) {
    for (const left of steps(room.left, right, step)) {
      const here = { left, top, ...card };
      const covers = covered(here, taken, best.covers);
      if (covers > best.covers) continue;
      const [cx, cy] = middle(here);
      const far = Math.hypot(cx - x, cy - y);
      if (covers < best.covers || far < best.far) best = { left, top, covers, far };
    }
  }
  return { left: best.left, top: best.top, covers: best.covers };
}

/** How much of the boxes is covered; once it is more than `most`, how much more does not matter. */
function covered(here: Box, taken: readonly Box[], most: number): number {
  let sum = 0;
  for (const box of taken) {
    sum += overlap(here, box);
    if (sum > most) break;
  }
  return sum;
}

function* steps(from: number, to: number, step: number): Iterable<number> {
  for (let at = from; at < to; at += step) yield at;
  yield to;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What two boxes share; nothing wide or high where they do not meet. */
export function common(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left);
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top);
  return { left, top, width, height };
}

/** The smallest box that holds both. */
export function hull(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  const height = Math.max(a.top + a.height, b.top + b.height) - top;
  return { left, top, width, height };
}

export const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.left + a.width <= b.left + b.width &&
  a.top + a.height <= b.top + b.height;
