/** Keyframes: nothing but `transform` and `opacity`, so that the browser can draw without painting the page again. */

import { middle, type Box } from '../anchors';

/** How high an arc rises over the straight line, as a part of its length. */
const RISE = 0.22;
/** So many points of an arc are named; the browser draws the rest. */
const POINTS = 10;

/** How a ship heels on its way, in degrees. */
const ROLLS = [0, -3, 3, -3, 0];

const POINT: Box = { left: 0, top: 0, width: 0, height: 0 };

const shaken = (way: number, times: number): Keyframe[] =>
  [0, ...Array.from({ length: times }, () => [-way, way]).flat(), 0].map((x) => ({
    transform: `translateX(${x}px)`,
  }));

export const SHAKE = shaken(4, 2);
export const FLIP: Keyframe[] = ['rotateY(0)', 'rotateY(90deg)', 'rotateY(0)'].map((transform) => ({
  transform,
}));
export const PULSE: Keyframe[] = ['scale(1)', 'scale(1.14)', 'scale(1)'].map((transform) => ({ transform }));
export const DIM: Keyframe[] = [{ opacity: 1 }, { opacity: 0.55 }];
export const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
export const SQUASH: Keyframe[] = [{ transform: 'scale(1.04, 0.94)' }, { transform: 'none' }];
export const SHOWN: Keyframe[] = [{ opacity: 1 }, { opacity: 1 }];
export const TUMBLE: Keyframe[] = [{ transform: 'rotate(-220deg)' }, { transform: 'none' }];
export const TOPPLE: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(15%) rotate(50deg)', opacity: 1 },
  { transform: 'translateY(110%) rotate(100deg)', opacity: 0 },
];
export const BURST: Keyframe[] = [
  { transform: 'scale(0.3)', opacity: 1 },
  { transform: 'scale(1.8)', opacity: 0 },
];
export const STAMP: Keyframe[] = [{ transform: 'scale(1.12)' }, { transform: 'none' }];

/** From the middle of one box to that of another, over a hill between. */
export function arc(from: Box, to: Box, size: number, vanishes: boolean): Keyframe[] {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const rise = Math.hypot(x2 - x1, y2 - y1) * RISE;
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const way = at / POINTS;
    const x = x1 + (x2 - x1) * way - size / 2;
    const y = y1 + (y2 - y1) * way - 4 * rise * way * (1 - way) - size / 2;
    const opacity = vanishes && at === POINTS ? 0 : 1;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity };
  });
}

/** Straight from the middle of one box to that of another. */
export function straight(from: Box, to: Box, vanishes: boolean): Keyframe[] {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  return [
    { transform: 'translate(0, 0)', opacity: 1 },
    { transform: `translate(${x2 - x1}px, ${y2 - y1}px)`, opacity: vanishes ? 0.2 : 1 },
  ];
}

/** As that, in one leap. */
export function hop(from: Box, to: Box, vanishes: boolean): Keyframe[] {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  return arc(POINT, { ...POINT, left: x2 - x1, top: y2 - y1 }, 0, vanishes);
}

/** As that, over a swell. */
export function rocking(from: Box, to: Box, vanishes: boolean): Keyframe[] {
  const [start, end] = straight(from, to, vanishes);
  return [
    { ...start, transform: `${start?.transform} rotate(0)` },
    ...ROLLS.slice(1, -1).map((roll, at) => {
      const way = (at + 1) / (ROLLS.length - 1);
      const [x, y] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
      return { transform: `translate(${x * way}px, ${y * way}px) rotate(${roll}deg)` };
    }),
    { ...end, transform: `${end?.transform} rotate(0)` },
  ];
}

/**
 * What stands in the second box begins where and as large as the first, and grows or shrinks to its own place.
 * @param drawn how much larger than laid out the second is drawn, by what it lies in
 */
export function settling(from: Box, to: Box, { opacity = 1, drawn = 1 } = {}): Keyframe[] {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const [x, y] = [(x1 - x2) / drawn, (y1 - y2) / drawn];
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity },
    { transform: 'none', opacity: 1 },
  ];
}
