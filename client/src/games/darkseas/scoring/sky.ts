/** The sky at dawn: flat bands, cut into each other like wood; stars; the sun's path on the water. In px, all seeded. */

import { hand, lens, round } from '../island/cut';

export const WIDE = 1440;
export const HORIZON = 404;

/** Where each band begins, from the night down; it reaches to the horizon. */
const TOPS = [0, 168, 232, 284, 326, 358, 384];
/** Cuts above and below a seam. */
const [ABOVE, BELOW] = [110, 90];

export interface Band {
  top: number;
  /** Cuts of this band in the one above it, and of that in this one. */
  rising: string;
  sinking: string;
}

/** Cuts between two heights, closer together and thicker toward the seam. */
function cuts(chance: () => number, seam: number, end: number, many: number): string {
  return Array.from({ length: many }, () => {
    const far = chance() ** 1.7;
    const long = 40 + chance() * 150 * (1 - far * 0.6);
    const x = -60 + chance() * (WIDE + 60);
    return lens([x, seam + (end - seam) * far], long, 1.1 + chance() * 1.9 * (1 - far));
  }).join('');
}

export function bands(): Band[] {
  const chance = hand(31);
  return TOPS.map((top, at) => {
    const above = TOPS[at - 1];
    if (above === undefined) return { top, rising: '', sinking: '' };
    const up = Math.max(14, (top - above) * 0.5);
    const down = ((TOPS[at + 1] ?? HORIZON) - top) * 0.55;
    return {
      top,
      rising: cuts(chance, top + 1, top - up, ABOVE),
      sinking: cuts(chance, top - 1, top + down, BELOW),
    };
  });
}

export function stars(): string {
  const chance = hand(5);
  return Array.from({ length: 46 }, () => {
    const [x, y] = [round(chance() * WIDE), round(56 + chance() * 120)];
    return `M${x} ${round(y - 2.4)}l.7 2.4l-.7 2.4l-.7 -2.4Z`;
  }).join('');
}

/** The sun's path over so much water: it widens toward the reader. */
export function path(x: number, high: number): string {
  const chance = hand(17);
  const MANY = 120;
  return Array.from({ length: MANY }, (_, at) => {
    const near = at / MANY;
    const long = 16 + chance() * (30 + near * 60);
    const left = x + (chance() + chance() - 1) * (70 + near * 160) - long / 2;
    return lens([left, 3 + near * near * high], long, 1.2 + chance() * 2);
  }).join('');
}
