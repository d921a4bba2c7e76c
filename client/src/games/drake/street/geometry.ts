/** Where the houses stand and how the street runs between them, for each breadth of page. All lengths in px. */

import { TABLET_FROM, WIDE_FROM } from '../../../styles/breakpoints';

/** loop: two rows, out and back. rows: three, there and back and there. list: down the left edge of a phone. */
export type Layout = 'loop' | 'rows' | 'list';

export const layoutOf = (width: number): Layout =>
  width >= WIDE_FROM ? 'loop' : width >= TABLET_FROM ? 'rows' : 'list';

/** Lengths as drawn, at unit 1: a page of 1440 x 900. */
const DRAWN = { width: 1408, height: 900 };
const PLOT = { pitch: 128.4, height: 182, rowPitch: 192 };
/** The middle of the street below a row's top, and how far a bend reaches sideways. */
const ROAD = { middle: 160, bend: 42, chevron: 42 };
/** What stands left of the first plot and right of the last of a row. */
const LOOP_SIDES = { left: 188, right: 64.4 };
const ROWS_SIDE = 38;
const ROWS_OF = 6;
const ROWS = 2;
/** Below its drawn size a page grows narrower rather than unreadable; above, it grows with the page up to this. */
const UNIT = { least: 0.82, most: 1.6, mostInRows: 1 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Plot extends Point {
  /** The street runs right to left here. */
  readonly back: boolean;
}

export interface Chevron extends Point {
  /** Degrees clockwise from "right". */
  readonly turn: number;
  /** The house that it leads on from. */
  readonly from: number;
}

export interface Plan {
  /** How large everything is drawn. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** Breadth of a plot. */
  readonly pitch: number;
  readonly plots: readonly Plot[];
  /** The middle of the street, as a path. */
  readonly road: string;
  /** The middle of the street along each row, left to right. */
  readonly rows: readonly { readonly y: number; readonly from: number; readonly to: number }[];
  readonly chevrons: readonly Chevron[];
  readonly bends: readonly Chevron[];
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * The street of a desktop or tablet.
 * @param width of the street itself, margins of the page left out
 * @param height of the whole page
 */
export function planOf(layout: 'loop' | 'rows', width: number, height: number, houses: number): Plan {
  return layout === 'loop' ? loop(width, height, houses) : rows(width, houses);
}

/** How large a desktop's page is drawn, for what stands beside the street too. */
export const loopUnit = (width: number, height: number): number =>
  within(Math.min(width / DRAWN.width, height / DRAWN.height), UNIT.least, UNIT.most);

function loop(width: number, height: number, houses: number): Plan {
  const unit = loopUnit(width, height);
  const left = LOOP_SIDES.left * unit;
  const inRow = Math.max(1, Math.ceil(houses / ROWS));
  const pitch = (width - left - LOOP_SIDES.right * unit) / inRow;
  return lay({ unit, width, pitch, left, inRow, houses, from: left - ROAD.middle * 0.3 * unit });
}

function rows(width: number, houses: number): Plan {
  const side = ROWS_SIDE * within(width / (PLOT.pitch * ROWS_OF + 2 * ROWS_SIDE), UNIT.least, 1);
  const pitch = (width - 2 * side) / ROWS_OF;
  const unit = within(pitch / PLOT.pitch, UNIT.least, UNIT.mostInRows);
  return lay({ unit, width, pitch, left: side, inRow: ROWS_OF, houses, from: 0 });
}

interface Lie {
  unit: number;
  width: number;
  pitch: number;
  left: number;
  inRow: number;
  houses: number;
  /** Where the street comes in. */
  from: number;
}

function lay({ unit, width, pitch, left, inRow, houses, from }: Lie): Plan {
  const rowCount = Math.ceil(houses / inRow);
  const top = (row: number): number => row * PLOT.rowPitch * unit;
  const middle = (row: number): number => top(row) + ROAD.middle * unit;
  const right = left + inRow * pitch;
  const bend = ROAD.bend * unit;
  const isBack = (row: number): boolean => row % 2 === 1;

  const plots = Array.from({ length: houses }, (_, at): Plot => {
    const row = Math.floor(at / inRow);
    const column = isBack(row) ? inRow - 1 - (at % inRow) : at % inRow;
    return { x: left + column * pitch, y: top(row), back: isBack(row) };
  });

  const chevrons: Chevron[] = [];
  const bends: Chevron[] = [];
  let road = `M${round(from)} ${round(middle(0))}`;
  for (let row = 0; row < rowCount; row++) {
    const back = isBack(row);
    const last = Math.min(houses, (row + 1) * inRow);
    for (let house = row * inRow + 1; house < last; house++) {
      const plot = plots[house - 1] as Plot;
      chevrons.push({ x: back ? plot.x : plot.x + pitch, y: middle(row), turn: back ? 180 : 0, from: house });
    }
    const end = back ? left : right;
    const isLast = row === rowCount - 1;
    const out = back ? -1 : 1;
    if (isLast) {
      road += `H${round(back ? from : width)}`;
    } else {
      const sweep = back ? 0 : 1;
      const drop = middle(row + 1) - middle(row) - 2 * bend;
      const arc = (dx: number): string =>
        `a${round(bend)} ${round(bend)} 0 0 ${sweep} ${round(dx)} ${round(bend)}`;
      road += `H${round(end - out * bend * 0.3)}${arc(out * bend)}v${round(drop)}${arc(-out * bend)}`;
      bends.push({ x: end + out * bend * 0.7, y: (middle(row) + middle(row + 1)) / 2, turn: 90, from: last });
    }
  }
  return {
    unit,
    width,
    height: top(rowCount - 1) + (PLOT.height + 4) * unit,
    pitch,
    plots,
    road,
    rows: Array.from({ length: rowCount }, (_, row) => ({ y: middle(row), from, to: right })),
    chevrons,
    bends,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
