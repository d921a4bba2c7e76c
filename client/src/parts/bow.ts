/** The arrow of a refusal: from what is in the way, over the board, to what was wanted. */

import { middle, type Box } from '../kernel/anchors';

const RISE = 46;
const BARB = 18;
/** Radius of the cross on its way. */
export const CROSS = 17;

export interface Bow {
  /** The two lines, as SVG paths. */
  readonly path: string;
  readonly head: string;
  /** Middle of the cross. */
  readonly cross: readonly [x: number, y: number];
}

/** @param under the cross is not drawn higher on the page than this, in pixels: the question stands there */
export function bowOf(from: Box, to: Box, under: number): Bow {
  const [x1, y1] = middle(from);
  const [cx, cy] = middle(to);
  const side = Math.sign(x1 - cx) || 1;
  const x2 = cx + side * (to.width / 2 + 4);
  const y2 = Math.min(Math.max(y1, to.top + BARB), to.top + to.height - BARB);
  // Halfway a cubic with both control points at `top` has come three quarters of the way from its ends' mean to it.
  const middleOf = (top: number): number => (y1 + y2) / 8 + (top * 3) / 4;
  const lowest = ((under + CROSS - (y1 + y2) / 8) * 4) / 3;
  const top = Math.max(Math.min(y1, y2, cy) - RISE, lowest);
  const reach = (x1 - x2) / 4;
  return {
    path: `M${x1} ${y1}C${x1 - reach} ${top} ${x2 + reach} ${top} ${x2} ${y2}`,
    head: `M${x2 + side * BARB} ${y2 - 7}L${x2} ${y2}l${side * -1} ${-22}`,
    cross: [(x1 + x2) / 2, middleOf(top)],
  };
}
