/** What on the board is the cause of a refusal: read off its facts, which say what was wanted and what is in the way. */

import type { Notice } from '../../kernel/notice';
import type { Cause } from '../../kernel/refusal';
import { own, type View } from './view';

/** Where a captain's furthest disc lies; undefined while none does. */
function furthestDisc(view: View): string | undefined {
  const captain = own(view);
  const location = view.street.find(({ position }) => position === captain?.furthest);
  const at = location?.circles.findLastIndex(({ seat }) => seat === view.seat) ?? -1;
  return location && at >= 0 ? `circle:${location.location}:${at + 1}` : undefined;
}

/** What was wanted, by the move that was refused: `visit guns-a`, `place 2 panama`. */
function wanted(text: string, view: View): string | undefined {
  const words = text.split(' ');
  const location = view.street.find((each) => words.includes(each.location));
  if (location) return `house:${location.location}`;
  const place = view.places.find((each) => words.includes(each.place));
  return place && `place:${place.place}`;
}

export function causeOf(notice: Notice, view: View): Cause | null {
  const to = wanted(notice.text ?? '', view);
  if (to === undefined) return null;
  const from = 'furthest' in notice.facts ? furthestDisc(view) : undefined;
  return from === undefined ? { to } : { from, to };
}
