/** Which shape the table has in the room there is, and how large the island is drawn in the room that is left to it. */

import { DESK, layoutOf, PHONE, type Measure } from '../island/geometry';
import { TABLET_FROM } from '../../../styles/breakpoints';

export type LayoutKind = 'phone' | 'low' | 'tablet' | 'desk' | 'wide';

/** From these widths on the right column stands beside the sea, and the left one too. */
const DESK_FROM = 1024;
const WIDE_FROM = 1280;
/** From this height on a tablet has room for portholes above the island and a part of the table below it. */
const TALL_FROM = 800;
/** What a wide table is drawn for; a larger page draws it larger. */
const DRAWN_FOR = { width: 1440, height: 836 };
/** Less than this is not worth being drawn larger for. */
const WORTH = 1.08;
/** Hexes do not shrink below what a finger hits. */
const LEAST_SIDE = 25;

export function kindOf(width: number, height: number): LayoutKind {
  if (width < TABLET_FROM) return 'phone';
  if (width < DESK_FROM) return height < TALL_FROM ? 'low' : 'tablet';
  return width < WIDE_FROM ? 'desk' : 'wide';
}

export function zoomOf(width: number, height: number): number {
  const room = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height);
  return kindOf(width, height) === 'wide' && room > WORTH ? room : 1;
}

/** The island in a room of this size, in the proportions of the desk or of the phone. */
export function measureOf(kind: LayoutKind, width: number, height: number): Measure {
  const drawn = kind === 'phone' ? PHONE : DESK;
  if (width === 0 || height === 0) return drawn;
  const whole = layoutOf(drawn);
  const scale = Math.min(width / whole.width, height / whole.height, kind === 'phone' ? 1.6 : 1.3);
  const side = Math.max(LEAST_SIDE, drawn.side * scale);
  return { side, gap: (drawn.gap * side) / drawn.side, push: (drawn.push * side) / drawn.side };
}
