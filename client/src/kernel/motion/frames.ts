/** Keyframes: nothing but `transform`, its parts and `opacity`, so that the browser can draw without painting the page again. */

import { middle, type Box } from '../anchors';

/** How high an arc rises over the straight line, as a part of its length. */
const RISE = 0.22;
/** So many points of an arc are named; the browser draws the rest. */
const POINTS = 10;

/** How a ship heels on its way, in degrees. */
const ROLLS = [0, -3, 3, -3, 0];
/** The same, between them too. */
const FINE_ROLLS = ROLLS.flatMap((roll, at) =>
  at === 0 ? [roll] : [((ROLLS[at - 1] ?? 0) + roll) / 2, roll],
);

const POINT: Box = { left: 0, top: 0, width: 0, height: 0 };

/** Beside whatever `transform` holds the thing in its place. */
const shaken = (way: number, times: number): Keyframe[] =>
  [0, ...Array.from({ length: times }, () => [-way, way]).flat(), 0].map((x) => ({ translate: `${x}px` }));

export const SHAKE = shaken(4, 2);
export const FLIP: Keyframe[] = ['rotateY(0)', 'rotateY(90deg)', 'rotateY(0)'].map((transform) => ({
  transform,
}));
/** Likewise. */
export const PULSE: Keyframe[] = ['1', '1.14', '1'].map((scale) => ({ scale }));
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

/** The way over the middles of several boxes, from the first: a point at the end of each equal part of its length. */
function along(way: readonly Box[], parts: number): (readonly [x: number, y: number])[] {
  const points = way.map(middle);
  const [x1, y1] = points[0] ?? [0, 0];
  const legs = points.slice(1).map(([x, y], at) => {
    const [px, py] = points[at] ?? [x, y];
    return { px, py, dx: x - px, dy: y - py, long: Math.hypot(x - px, y - py) };
  });
  const whole = legs.reduce((sum, { long }) => sum + long, 0);
  return Array.from({ length: parts + 1 }, (_, part) => {
    let left = (whole * part) / parts;
    const leg = legs.find(
      ({ long }, at) => left <= long || at === legs.length - 1 || ((left -= long), false),
    );
    const gone = leg && leg.long > 0 ? Math.min(1, left / leg.long) : 0;
    return leg ? [leg.px + leg.dx * gone - x1, leg.py + leg.dy * gone - y1] : [0, 0];
  });
}
const shift = ([x, y]: readonly [number, number]): string => `translate(${rounded(x)}px, ${rounded(y)}px)`;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Level over the middles of several boxes; straight, where there are but two. */
export function straight(way: readonly Box[], vanishes: boolean): Keyframe[] {
  const points = along(way, way.length > 2 ? POINTS : 1);
  return points.map((point, at) => ({
    transform: shift(point),
    opacity: vanishes && at === points.length - 1 ? 0.2 : 1,
  }));
}

/** From the first box to the last, in one leap. */
export function hop(way: readonly Box[], vanishes: boolean): Keyframe[] {
  const [x, y] = along(way, 1)[1] ?? [0, 0];
  return arc(POINT, { ...POINT, left: x, top: y }, 0, vanishes);
}

/** Over the middles of several boxes and a swell. */
export function rocking(way: readonly Box[], vanishes: boolean): Keyframe[] {
  const rolls = way.length > 2 ? FINE_ROLLS : ROLLS;
  return along(way, rolls.length - 1).map((point, at) => ({
    transform: `${shift(point)} rotate(${rolls[at] ?? 0}deg)`,
    opacity: vanishes && at === rolls.length - 1 ? 0.2 : 1,
  }));
}

/** One of several things that go out in turn, the first at once: whole until its turn, then gone. */
export function burning(at: number, many: number): Keyframe[] {
  return [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: at / many },
    { opacity: 0, offset: (at + 1) / many },
    { opacity: 0, offset: 1 },
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
