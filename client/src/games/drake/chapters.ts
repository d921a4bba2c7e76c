/** The parts of a match: three voyages, and what each is made of; and the events that are news to whoever was away. */

import type { Chapter } from '../../replay/cursor';
import type { Step } from '../../protocol';

const VOYAGE = 'voyage-began';

/** The events that begin a part of a voyage, whichever of them comes first, and the message that names the part. */
const PARTS: Readonly<Record<string, string>> = {
  'mission-laid': 'chapter-orders',
  'mission-set-aside': 'chapter-orders',
  'mission-turned': 'chapter-missions',
  'aside-turned': 'chapter-missions',
  'conquests-scored': 'chapter-homecoming',
  'admiral-scored': 'chapter-homecoming',
  'governor-scored': 'chapter-homecoming',
  'berth-set': 'chapter-homecoming',
  'cargo-scored': 'chapter-homecoming',
  'chest-opened': 'chapter-homecoming',
};

/** Of parts that begin in one step the last stands: it is what the table then shows. */
export function chapters(steps: readonly Step[]): Chapter[] {
  const found: Chapter[] = [];
  let begun = new Set<string>();
  for (const { number, story } of steps)
    for (const { name, facts } of story) {
      const voyage = name === VOYAGE;
      const part = voyage ? 'chapter-voyage' : PARTS[name];
      if (voyage) begun = new Set();
      if (part === undefined || begun.has(part)) continue;
      begun.add(part);
      if (found.at(-1)?.number === number) found.pop();
      found.push({ number, name: part, facts: voyage ? facts : {}, within: !voyage });
    }
  return found;
}

export const HEADLINES: ReadonlySet<string> = new Set([
  VOYAGE,
  'put-out',
  'conquered',
  'attack-failed',
  'traded',
  'came-home',
  'hero-hailed',
  'conquests-scored',
  'game-won',
]);
