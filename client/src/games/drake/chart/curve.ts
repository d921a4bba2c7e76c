/** Lines through points, for SVG paths. */

import type { Point } from './mercator';

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A soft line through all the points (Catmull and Rom's, as Bézier curves); closed if it is a ring. */
export function softLine(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[inside] as Point;
  };
  const parts = [`M${at(0).map(short).join(' ')}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    parts.push(`C${[...leave, ...arrive, ...end].map(short).join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}
