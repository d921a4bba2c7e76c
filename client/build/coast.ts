/**
 * The coast of the Spanish Main, made when the page is built: Natural Earth's land (1:10 million), projected onto the
 * chart's sheet, clipped to it, simplified, and written as paths of whole units: the coast itself, and the simpler shore
 * that wide lines follow.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoMercator, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

import { DEGREE, EXTENT, onSheet, type LonLat, type Point } from '../src/games/drake/chart/mercator.ts';

const MODULE = 'virtual:coast';
const RESOLVED = `\0${MODULE}`;

/** Where play happens: drawn in full. Beyond it the coast is only a frame. [west, south], [east, north]. */
const FINE: readonly [LonLat, LonLat] = [
  [-100, 3],
  [-58, 29],
];
/** How far the drawn line may stand from the true one, in units of the sheet: 0.2 px on a desktop. */
const TOLERANCE = 0.6;
const COARSE_TOLERANCE = 5;
/**
 * How much farther the shore may stand from it, under lines at least eight times as wide (`WIDE` of the engraving): drawing
 * those along every bend takes three times as long.
 */
const WIDE_TOLERANCE = 4;
/** Islets smaller than this both ways, in units of the sheet, are left out. */
const SPECK = 4;
/** The 1:10 million land has degenerate rings that wind the wrong way and flood the sheet. */
const LEAST_POINTS = 7;

/** Half-way round the world from the sheet nothing is needed: [west, south], [east, north] of what may touch it. */
const NEAR: readonly [LonLat, LonLat] = [
  [-125, -30],
  [-30, 55],
];

const inside = ([longitude, latitude]: LonLat, [[west, south], [east, north]]: typeof NEAR): boolean =>
  longitude > west && longitude < east && latitude > south && latitude < north;

function land(): MultiPolygon {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const near = polygons.filter(
    ([ring]) =>
      ring !== undefined &&
      ring.length >= LEAST_POINTS &&
      ring.some((point) => inside(point as unknown as LonLat, NEAR)),
  );
  return { type: 'MultiPolygon', coordinates: near };
}

/** The rings of a path of straight lines. */
function rings(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number) as unknown as Point),
    );
}

/** A line with the points left out that stand nearer to it than the tolerance (Douglas and Peucker). */
export function simplified(line: readonly Point[], tolerance: (point: Point) => number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return [...line];
  let farthest = 0;
  let at = 0;
  line.forEach((point, index) => {
    const excess = distance(point, first, last) / tolerance(point);
    if (index > 0 && index < line.length - 1 && excess > farthest) [farthest, at] = [excess, index];
  });
  if (farthest <= 1) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

/** How far a point stands from the line that ends at two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
}

const size = (ring: readonly Point[], axis: 0 | 1): number => {
  const along = ring.map((point) => point[axis]);
  return Math.max(...along) - Math.min(...along);
};

/** A closed ring in whole units, each point told from the one before: short, and shorter still when compressed. */
function written(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [start] = whole;
  if (!start) return '';
  const steps = whole
    .slice(1)
    .map(([x, y], index) => [x - (whole[index]?.[0] ?? 0), y - (whole[index]?.[1] ?? 0)] as const)
    .filter(([x, y]) => x !== 0 || y !== 0);
  const told = steps.map(([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`);
  const joined = told.reduce(
    (text, step) => text + (step.startsWith('-') || text === '' ? '' : ' ') + step,
    '',
  );
  return `M${start[0]} ${start[1]}l${joined}z`;
}

/** A closed ring with the points left out that stand nearer to it than `fine` where play happens, or coarser beyond. */
function closed(ring: readonly Point[], fine: number): Point[] {
  const [left, bottom] = onSheet(FINE[0]);
  const [right, top] = onSheet(FINE[1]);
  const tolerance = ([x, y]: Point): number =>
    x > left && x < right && y > top && y < bottom ? fine : COARSE_TOLERANCE;
  // A ring begins and ends at one point: cut it in two, or the first step would see no line to measure from.
  const half = ring.length >> 1;
  return [
    ...simplified(ring.slice(0, half + 1), tolerance),
    ...simplified(ring.slice(half), tolerance).slice(1),
  ];
}

/** The coast's rings on the sheet. */
function coast(): Point[][] {
  const [low, high] = EXTENT;
  const [left, bottom] = onSheet(low);
  const [right, top] = onSheet(high);
  const [zeroX, zeroY] = onSheet([0, 0]);
  const mercator = geoMercator()
    .scale((DEGREE * 180) / Math.PI)
    .translate([zeroX, zeroY])
    .precision(0)
    .clipExtent([
      [left, top],
      [right, bottom],
    ]);
  return rings(geoPath(mercator).digits(2)(land()) ?? '')
    .filter((ring) => size(ring, 0) >= SPECK || size(ring, 1) >= SPECK)
    .map((ring) => closed(ring, TOLERANCE))
    .filter((ring) => ring.length > 3);
}

/** `import { coast, shore } from 'virtual:coast'`: two paths, as strings. */
export function coastPlugin(): Plugin {
  const paths = (): string => {
    const fine = coast();
    const wide = fine.map((ring) => closed(ring, WIDE_TOLERANCE));
    const told = (all: readonly Point[][]): string => JSON.stringify(all.map(written).join(''));
    return `export const coast = ${told(fine)};\nexport const shore = ${told(wide)};`;
  };
  return {
    name: 'coast',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? paths() : undefined),
  };
}
