import { gzipSync } from 'node:zlib';

import { coast, shore } from 'virtual:coast';
import { describe, expect, it } from 'vitest';

import { AT_SEA, TRUE_PLACES } from './geography';
import { onSheet, type LonLat, type Point } from './mercator';

const MOST_BYTES = 60_000;
/** In units of the sheet, 0.3 px each on a desktop. */
const FARTHEST = 6;

/** A path's rings, read back. */
function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = ring.match(/-?\d+/g)!.map(Number);
      const points: Point[] = [[x, y]];
      for (let at = 0; at < steps.length; at += 2) {
        const [px, py] = points.at(-1)!;
        points.push([px + steps[at]!, py + steps[at + 1]!]);
      }
      return points;
    });
}
const rings = ringsOf(coast);

/** Is a place on land, by the even-odd rule? */
function isLand(place: LonLat): boolean {
  const [x, y] = onSheet(place);
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([bx, by], at) => {
      const [ax, ay] = ring.at(at - 1)!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

const nearest = (place: LonLat): number => {
  const [x, y] = onSheet(place);
  return Math.min(...rings.flat().map(([px, py]) => Math.hypot(px - x, py - y)));
};

/** How far a point stands from the nearest stretch of a closed ring. */
function fromRing([x, y]: Point, ring: readonly Point[]): number {
  const stretches = ring.map(([bx, by], at): number => {
    const [ax, ay] = ring.at(at - 1)!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const nearest = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
  });
  return Math.min(...stretches);
}

describe('the coast', () => {
  it('fits into its share of the first load', () => {
    expect(gzipSync(coast + shore).length).toBeLessThan(MOST_BYTES);
  });

  it('has a shore for wide lines along every ring, which keeps to it with fewer points', () => {
    const shores = ringsOf(shore);
    expect(shores.length).toBe(rings.length);
    expect(shores.flat().length).toBeLessThan(rings.flat().length / 2);
    const far = rings.map((ring, at) => Math.max(...ring.map((point) => fromRing(point, shores[at]!))));
    expect(Math.max(...far)).toBeLessThanOrEqual(FARTHEST);
  });

  it.each<[string, LonLat]>([
    ['Bogotá', [-74.1, 4.7]],
    ['the middle of Cuba', [-78.5, 21.9]],
    ['Jamaica', [-77.3, 18.1]],
    ['Florida', [-81.5, 28]],
    ['Yucatán', [-89, 20]],
  ])('has %s on land', (_name, place) => {
    expect(isLand(place)).toBe(true);
  });

  it.each<[string, LonLat]>([
    ['the Caribbean', [-75, 15]],
    ['the Gulf of Mexico', [-91, 24]],
    ['the South Sea', [-92, 9]],
    ['the Ocean', [-60, 25]],
  ])('has %s at sea', (_name, place) => {
    expect(isLand(place)).toBe(false);
  });

  it('passes by every destination on land but Gran Granada, which lies on its lake', () => {
    const HALF_A_DEGREE = 50;
    for (const [name, place] of Object.entries(TRUE_PLACES)) {
      if (AT_SEA.has(name)) expect(isLand(place), name).toBe(false);
      else if (name !== 'gran-granada') expect(nearest(place), name).toBeLessThan(HALF_A_DEGREE);
    }
  });
});
