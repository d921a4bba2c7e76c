/**
 * What is printed on the sheet, but for rose and words: drawn once for a window, as one picture. Drawn as elements, each
 * part of the page that is painted anew would follow the whole coast again, many times over.
 */

import { coast, shore } from 'virtual:coast';

import { ZONES } from '../view';
import { softLine } from './curve';
import { HILLS, LAKE, RHUMB_CENTRE, RHUMB_RADIUS, TREES, ZONE_LINES, ZONE_WATER } from './geography';
import { hills, rhumbs, trees } from './ink';
import { DEGREE, onSheet, type LonLat, type Point } from './mercator';
import type { Engraving } from './plate';
import { ChartWindow } from './window';

/** The water along the coast, from the widest and palest line to the narrowest: width in pixels, and opacity. */
const WATER_LINES = [
  [26, 0.1],
  [18, 0.16],
  [11, 0.24],
  [5, 0.42],
] as const;
const LAND_EDGES = [
  [18, 0.35],
  [8, 0.5],
] as const;
/**
 * From so many units of the sheet on a line follows the shore, not every bend of the coast (eight times `WIDE_TOLERANCE` of
 * the build): nobody sees which.
 */
const WIDE = 32;
const COAST = 1.3;
const LAKE_LINE = 0.9;
const RHUMB = 0.8;
const ZONE_LINE = { width: 2.2, dash: [0.1, 6] } as const;
const HATCH = { apart: 7, width: 1, lean: (38 * Math.PI) / 180 } as const;
/** Hills have their drawn size on the desktop's chart, at so many pixels a degree. */
const HILL_SCALE = 31;

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const path = (line: string): Path2D => new Path2D(line);
const water = (zone: number): Path2D => path(softLine((ZONE_WATER[zone] ?? []).map(onSheet), true));

/** What lies over each other on the sheet. Only what is out of reach changes as a match goes on. */
export const LAYERS = ['sea', 'out', 'land'] as const;
export type Layer = (typeof LAYERS)[number];

const DRAW: Readonly<Record<Layer, (on: Canvas, engraving: Engraving, view: ChartWindow) => void>> = {
  sea: drawSea,
  out: drawOut,
  land: drawLand,
};

/** Draw it all on a canvas of its size times its ratio. */
export function engrave(on: Canvas, engraving: Engraving): void {
  for (const layer of LAYERS) engraveLayer(on, engraving, layer);
}

/** Draw one layer there, over whatever lies below. */
export function engraveLayer(on: Canvas, engraving: Engraving, layer: Layer): void {
  const { size, scale, shift, turned, ratio } = engraving;
  const view = new ChartWindow(size, scale, shift, turned);
  on.save();
  on.setTransform(ratio, 0, 0, ratio, 0, 0);
  DRAW[layer](on, engraving, view);
  on.restore();
}

function drawSea(on: Canvas, { size, scale, small, inks }: Engraving, view: ChartWindow): void {
  on.fillStyle = inks.sea;
  on.fillRect(0, 0, size.width, size.height);
  on.transform(...view.transform);
  for (const zone of ZONES.toReversed()) {
    on.fillStyle = inks[`sea-${zone}`];
    on.fill(water(zone));
  }
  const lines = rhumbs(onSheet(RHUMB_CENTRE), RHUMB_RADIUS * DEGREE, small);
  on.lineWidth = RHUMB / scale;
  for (const [line, ink] of [
    [lines.main, inks.r1],
    [lines.half, inks.r2],
    [lines.quarter, inks.r3],
  ] as const) {
    on.strokeStyle = ink;
    on.stroke(path(line));
  }
}

function drawOut(on: Canvas, { scale, out, inks }: Engraving, view: ChartWindow): void {
  on.transform(...view.transform);
  for (const zone of out) hatch(on, water(zone), scale, inks['fog-line']);
}

function drawLand(on: Canvas, engraving: Engraving, view: ChartWindow): void {
  on.save();
  on.transform(...view.transform);
  drawCoast(on, engraving);
  on.restore();
  if (!engraving.small) drawHills(on, engraving, view);
  on.transform(...view.transform);
  drawZoneLines(on, engraving);
}

/** Slanting lines over an area of the sheet. */
function hatch(on: Canvas, area: Path2D, scale: number, ink: string): void {
  const apart = HATCH.apart / scale;
  const far = Math.ceil((100 * DEGREE) / apart);
  on.save();
  on.clip(area);
  on.rotate(HATCH.lean);
  on.beginPath();
  for (let at = -far; at <= far; at++) {
    on.moveTo(at * apart, -far * apart);
    on.lineTo(at * apart, far * apart);
  }
  on.strokeStyle = ink;
  on.lineWidth = HATCH.width / scale;
  on.stroke();
  on.restore();
}

function drawCoast(on: Canvas, { scale, weight, inks }: Engraving): void {
  const land = path(coast);
  const wide = path(shore);
  const lines = (all: readonly (readonly [width: number, opacity: number])[], ink: string): void => {
    on.strokeStyle = ink;
    for (const [width, opacity] of all) {
      on.globalAlpha = opacity;
      on.lineWidth = (width * weight) / scale;
      on.stroke(on.lineWidth < WIDE ? land : wide);
    }
    on.globalAlpha = 1;
  };
  on.lineJoin = 'round';
  lines(WATER_LINES, inks.waterline);
  on.fillStyle = inks.land;
  on.fill(land);
  on.save();
  on.clip(land);
  lines(LAND_EDGES, inks['land-edge']);
  on.restore();
  lines([[COAST, 1]], inks.coast);
  on.fillStyle = inks.sea;
  on.lineWidth = LAKE_LINE / scale;
  const lake = path(softLine(LAKE.map(onSheet), true));
  on.fill(lake);
  on.stroke(lake);
}

function drawHills(on: Canvas, { inks }: Engraving, view: ChartWindow): void {
  const at = (place: LonLat): Point => view.at(place);
  const size = Math.max(0.55, Math.min(1.3, view.pixelsADegree / HILL_SCALE));
  on.fillStyle = inks.land;
  on.strokeStyle = inks.hill;
  on.lineWidth = 1;
  on.lineCap = 'round';
  for (const ornament of HILLS) {
    const { outline, shade } = hills(ornament, at, size);
    on.fill(path(outline));
    on.stroke(path(outline));
    on.stroke(path(shade));
  }
  for (const ornament of TREES) {
    const drawn = path(trees(ornament, at, size));
    on.fill(drawn);
    on.stroke(drawn);
  }
}

function drawZoneLines(on: Canvas, { scale, inks }: Engraving): void {
  on.strokeStyle = inks.zline;
  on.lineWidth = ZONE_LINE.width / scale;
  on.lineCap = 'round';
  on.setLineDash(ZONE_LINE.dash.map((length) => length / scale));
  for (const line of ZONE_LINES) on.stroke(path(softLine(line.map(onSheet))));
}
