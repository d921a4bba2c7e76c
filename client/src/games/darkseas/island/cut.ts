/**
 * The engraver's hand: hexes that are cut, not ruled; wedges of light; hulls of water. All as path data, rounded to tenths.
 * Every hand is seeded: the same piece is cut the same way each time it is drawn.
 */

import type { Point } from './geometry';

export const round = (value: number): number => Math.round(value * 10) / 10;
const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export function hand(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/** The six corners of a flat-top hex, from the right one on clockwise. */
export const corners = ([x, y]: Point, side: number): Point[] =>
  [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [x + side * Math.cos(turn), y + side * Math.sin(turn)];
  });

export const hex = (middle: Point, side: number): string => polygon(corners(middle, side));

/** Strokes that a side is cut in, and the part of it that a corner loses. */
const STROKES = 5;
const BEVEL = 0.05;

/** A hex cut by hand: every side in five strokes, none quite straight, every corner taken off. */
export function cutHex(middle: Point, side: number, seed: number, shake: number): string {
  const chance = hand(seed * 7919 + 13);
  const ends = corners(middle, side);
  const points: Point[] = [];
  ends.forEach((from, at) => {
    const to = ends[(at + 1) % 6] as Point;
    const before = ends[(at + 5) % 6] as Point;
    const lose = side * BEVEL;
    const toward = (end: Point): Point => [
      from[0] + ((end[0] - from[0]) / side) * lose,
      from[1] + ((end[1] - from[1]) / side) * lose,
    ];
    points.push(toward(before), toward(to));
    const [across, down] = [(to[1] - from[1]) / side, -(to[0] - from[0]) / side];
    for (let stroke = 1; stroke < STROKES; stroke++) {
      const part = stroke / STROKES;
      const off = (chance() - 0.5) * 2 * shake;
      points.push([
        from[0] + (to[0] - from[0]) * part + across * off,
        from[1] + (to[1] - from[1]) * part + down * off,
      ]);
    }
  });
  return polygon(points);
}

/** Wedges of light that stand on all sides of a hex. */
export function hexRays(middle: Point, side: number, seed: number, length: number): string {
  const chance = hand(seed);
  const PER_SIDE = 9;
  const ends = corners(middle, side);
  return ends
    .map((from, at) => {
      const to = ends[(at + 1) % 6] as Point;
      const along = (part: number): Point => [
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part,
      ];
      return Array.from({ length: PER_SIDE }, (_, ray) => {
        const part = (ray + 0.5) / PER_SIDE;
        const half = 0.34 / PER_SIDE;
        const [x, y] = along(part);
        const far = Math.hypot(x - middle[0], y - middle[1]);
        const long = length * (ray % 2 ? 0.62 : 1) * (0.85 + 0.3 * chance());
        const tip: Point = [x + ((x - middle[0]) / far) * long, y + ((y - middle[1]) / far) * long];
        return polygon([along(part - half), tip, along(part + half)]);
      }).join('');
    })
    .join('');
}

/** Wedges of light round a disc, from one radius to another. */
export function rays(
  [x, y]: Point,
  from: number,
  to: number,
  count: number,
  seed: number,
  half = 0.28,
): string {
  const chance = hand(seed);
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    const wide = (Math.PI / count) * half * 2 * (0.7 + 0.6 * chance());
    const long = to * (0.78 + 0.22 * chance());
    const on = (turn: number, far: number): Point => [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    return polygon([on(angle - wide / 2, from), on(angle, long), on(angle + wide / 2, from)]);
  }).join('');
}

/** One lens-shaped cut, `long` to the right, `thick` to either side. */
export const lens = ([x, y]: Point, long: number, thick: number, fall = 0): string =>
  `M${xy([x, y])}Q${xy([x + long * 0.42, y - thick])} ${xy([x + long, y + fall])}Q${xy([x + long * 0.5, y + thick])} ${xy([x, y])}Z`;

/** Bends of a line through all points, each from one to the next with the two points that pull it. */
function bends(points: readonly Point[]): (readonly [Point, Point, Point, Point])[] {
  return points.slice(1).map((next, at) => {
    const here = points[at] ?? next;
    const before = points[at - 1] ?? here;
    const after = points[at + 2] ?? next;
    const out: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const back: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    return [here, out, back, next];
  });
}

/** A line through all points, smoothed. */
export function spline(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  return (
    `M${xy(first)}` +
    bends(points)
      .map(([, out, back, next]) => `C${xy(out)} ${xy(back)} ${xy(next)}`)
      .join('')
  );
}

/** Points on that line, `fine` of them to every bend. */
export function sampled(points: readonly Point[], fine: number): Point[] {
  const [first] = points;
  if (!first) return [];
  return [
    first,
    ...bends(points).flatMap(([here, out, back, next]) =>
      Array.from({ length: fine }, (_, at): Point => {
        const t = (at + 1) / fine;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
        const on = (axis: 0 | 1): number => a * here[axis] + b * out[axis] + c * back[axis] + d * next[axis];
        return [on(0), on(1)];
      }),
    ),
  ];
}

/** The piece of a broken line between two parts of its length. */
export function piece(points: readonly Point[], from: number, to: number): string {
  const far = [0];
  points.slice(1).forEach(([x, y], at) => {
    const [px, py] = points[at] ?? [x, y];
    far.push((far[at] ?? 0) + Math.hypot(x - px, y - py));
  });
  const whole = far.at(-1) ?? 0;
  const at = (part: number): Point => {
    const wanted = part * whole;
    const after = Math.max(
      1,
      far.findIndex((each) => each >= wanted - 1e-9),
    );
    const [a, b] = [points[after - 1] ?? [0, 0], points[after] ?? points[after - 1] ?? [0, 0]];
    const long = (far[after] ?? 0) - (far[after - 1] ?? 0);
    const gone = long > 0 ? (wanted - (far[after - 1] ?? 0)) / long : 0;
    return [a[0] + (b[0] - a[0]) * gone, a[1] + (b[1] - a[1]) * gone];
  };
  const between = points.filter((_, n) => (far[n] ?? 0) > from * whole && (far[n] ?? 0) < to * whole);
  return `M${[at(from), ...between, at(to)].map(xy).join('L')}`;
}
