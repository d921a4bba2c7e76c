/** What the others did since one's own last move: a line or two, for who sees one part of the table at a time. */

import { digest } from '../../../kernel/journal';
import type { Step, Told } from '../../../protocol';

/** What a captain wants to know of another's turn. */
const DEEDS: ReadonlySet<string> = new Set([
  'schemed',
  'tile-activated',
  'tile-placed',
  'pirate-removed',
  'tile-discarded',
]);
/** So many lines find room below an island. */
const MOST = 2;

/** The newest deeds, oldest first; none for who has not moved yet, or moved last. */
export function lately(steps: readonly Step[], seat: number): readonly Told[] {
  const own = steps.findLast((step) => step.seat === seat);
  if (!own) return [];
  return digest(steps, { after: own.number, until: Infinity }, seat, DEEDS)?.headlines.slice(-MOST) ?? [];
}
