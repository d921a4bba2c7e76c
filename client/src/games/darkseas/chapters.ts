/** The parts of a match: the setup, the rounds of the night with each captain's turn, and the dawn. */

import type { Step } from '../../protocol';
import type { Chapter } from '../../replay/cursor';

/** The final score is told in one step: whichever of these comes first begins it. */
const SCORED: ReadonlySet<string> = new Set(['treasure-scored', 'game-scored', 'tile-scored', 'game-ended']);

/** The message that names the chapter which an event begins, and whether it lies within another. */
function begun(name: string): Omit<Chapter, 'number' | 'facts'> | null {
  if (name === 'round-began') return { name: 'chapter-round', within: false };
  if (name === 'turn-began') return { name: 'chapter-turn', within: true };
  if (name === 'turns-began') return { name: 'chapter-turns', within: true };
  return SCORED.has(name) ? { name: 'chapter-dawn', within: false } : null;
}

/** Of chapters that begin in one step the last stands: it is what the table then shows. */
export function chapters(steps: readonly Step[]): Chapter[] {
  const found: Chapter[] = [];
  const [first] = steps;
  if (first) found.push({ number: first.number, name: 'chapter-setup', facts: {}, within: false });
  for (const { number, story } of steps)
    for (const { name, facts } of story) {
      const chapter = begun(name);
      const last = found.at(-1);
      if (!chapter || last?.name === 'chapter-dawn') continue;
      if (last?.number === number) found.pop();
      found.push({ number, facts, ...chapter });
    }
  return found;
}
