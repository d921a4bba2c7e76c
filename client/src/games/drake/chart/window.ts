/** A window on the sheet: how its units become pixels, north up or, on narrow screens, west up. */

import { DEGREE, onSheet, type LonLat, type Point } from './mercator';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Room to be left free at the edges of a window, in pixels. */
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export class ChartWindow {
  /** @param scale pixels to a unit of the sheet @param shift pixels, from the sheet's origin to the window's corner */
  constructor(
    readonly size: Size,
    readonly scale: number,
    readonly shift: Point,
    readonly turned: boolean,
  ) {}

  get pixelsADegree(): number {
    return this.scale * DEGREE;
  }

  /** The sheet's transformation, for a canvas. */
  get transform(): readonly [a: number, b: number, c: number, d: number, e: number, f: number] {
    const {
      scale,
      shift: [x, y],
      turned,
    } = this;
    return turned ? [0, scale, -scale, 0, x, y] : [scale, 0, 0, scale, x, y];
  }

  /** Where a place lies in the window. */
  at(place: LonLat): Point {
    const [x, y] = turnedBy(this.turned, onSheet(place));
    return [x * this.scale + this.shift[0], y * this.scale + this.shift[1]];
  }
}

/** West up: north is to the right. */
const turnedBy = (turned: boolean, [x, y]: Point): Point => (turned ? [-y, x] : [x, y]);

/** A window that shows all between two places, as large as it fits between the margins, and centred there. */
export function fitted(
  size: Size,
  margin: Margin,
  corners: readonly [LonLat, LonLat],
  turned = false,
): ChartWindow {
  const [a, b] = [turnedBy(turned, onSheet(corners[0])), turnedBy(turned, onSheet(corners[1]))];
  const room = {
    width: size.width - margin.left - margin.right,
    height: size.height - margin.top - margin.bottom,
  };
  const scale = Math.min(room.width / Math.abs(a[0] - b[0]), room.height / Math.abs(a[1] - b[1]));
  const shift: Point = [
    margin.left + room.width / 2 - (scale * (a[0] + b[0])) / 2,
    margin.top + room.height / 2 - (scale * (a[1] + b[1])) / 2,
  ];
  return new ChartWindow(size, scale, shift, turned);
}
