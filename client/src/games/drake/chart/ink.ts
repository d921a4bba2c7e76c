/** What the chart's engraver draws by rule: rhumb lines, hills, trees, the rose. All as paths. */

import type { Ornament } from './geography';
import type { LonLat, Point } from './mercator';

const NODES = 16;
/** Rhumb lines go on beyond their nodes, to the sheet's edges and further. */
const BEYOND = 1.6;

/** Every fourth line is drawn strongest, every second less, the rest faintest: three paths. */
export interface Rhumbs {
  readonly main: string;
  readonly half: string;
  readonly quarter: string;
}

export const nodeAt = ([x, y]: Point, radius: number, node: number): Point => {
  const angle = (node * 2 * Math.PI) / NODES;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
};

/** @param lean on small charts only lines between nodes that stand well apart */
export function rhumbs(centre: Point, radius: number, lean: boolean): Rhumbs {
  const drawn: Record<keyof Rhumbs, string[]> = { main: [], half: [], quarter: [] };
  const strength = (steps: number): keyof Rhumbs =>
    steps % 4 === 0 ? 'main' : steps % 2 === 0 ? 'half' : 'quarter';
  for (let node = 0; node < NODES; node++) {
    drawn[strength(node)].push(segment(centre, nodeAt(centre, radius * 3, node)));
    for (let other = node + 1; other < NODES; other++) {
      const steps = other - node;
      if (lean && ![2, 4, 6, 8].includes(steps)) continue;
      const [from, to] = [nodeAt(centre, radius, node), nodeAt(centre, radius, other)];
      const more = (radius * BEYOND) / Math.hypot(to[0] - from[0], to[1] - from[1]);
      drawn[strength(steps)].push(segment(along(to, from, 1 + more), along(from, to, 1 + more)));
    }
  }
  return { main: drawn.main.join(''), half: drawn.half.join(''), quarter: drawn.quarter.join('') };
}

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const segment = (from: Point, to: Point): string =>
  `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;

type Place = (place: LonLat) => Point;
const n = (value: number): string => value.toFixed(1);

/** A row of hills: outlines to be filled with the land's colour, and the shading on their right. */
export function hills(ornament: Ornament, at: Place, k: number): { outline: string; shade: string } {
  const [x, y] = at(ornament.at);
  const s = k * (ornament.size ?? 1);
  let outline = '';
  let shade = '';
  for (let index = 0; index < ornament.count; index++) {
    const left = x + (index - (ornament.count - 1) / 2) * 15 * s;
    const top = y + (index % 2) * 5 * k;
    outline += `M${n(left - 9 * s)} ${n(top + 6 * s)}q${n(4 * s)} ${n(-13 * s)} ${n(9 * s)} ${n(-13 * s)}q${n(6 * s)} 1 ${n(10 * s)} ${n(13 * s)}`;
    shade += `M${n(left + 1)} ${n(top - 6 * s)}l${n(4 * s)} ${n(11 * s)}m-1 ${n(-8 * s)}l${n(4 * s)} ${n(8 * s)}`;
  }
  return { outline, shade };
}

export function trees(ornament: Ornament, at: Place, k: number): string {
  const [x, y] = at(ornament.at);
  let path = '';
  for (let index = 0; index < ornament.count; index++) {
    const left = x + (index - (ornament.count - 1) / 2) * 11 * k;
    path += `M${n(left)} ${n(y + (index % 3) * 5 * k)}v${n(-5 * k)}a${n(4 * k)} ${n(4.4 * k)} 0 1 1 .1 0`;
  }
  return path;
}
