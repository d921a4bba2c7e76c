/**
 * The sheet that the chart is drawn on: Mercator's projection in whole units, the same for every size of window.
 *
 * A window only moves, scales and turns the sheet; so the coast is projected once, when the page is built.
 */

/** [longitude, latitude] in degrees, east and north positive. */
export type LonLat = readonly [number, number];
/** A point of the sheet or of a window: x to the right, y downwards. */
export type Point = readonly [number, number];

/** Units of the sheet to a degree of longitude. */
export const DEGREE = 100;
/** The sheet's origin, in the Caribbean. */
export const ORIGIN: LonLat = [-77, 15];
/** What is drawn, and how far it goes: [west, south], [east, north]. Windows of any shape stay inside. */
export const EXTENT: readonly [LonLat, LonLat] = [
  [-110, -18],
  [-42, 43],
];

const RADIAN = Math.PI / 180;
const northing = (latitude: number): number =>
  (DEGREE / RADIAN) * Math.log(Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2));

/** Where a place lies on the sheet. */
export const onSheet = ([longitude, latitude]: LonLat): Point => [
  (longitude - ORIGIN[0]) * DEGREE,
  northing(ORIGIN[1]) - northing(latitude),
];
