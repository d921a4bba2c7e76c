/** Where the points came from, added up from what was told. What no event told is what everybody started with. */

import type { Facts, Step } from '../../protocol';

export const SOURCES = [
  'start',
  'town',
  'fort',
  'galleon',
  'conquests',
  'hero',
  'offices',
  'commodities',
  'chest',
  'investor',
] as const;
export type Source = (typeof SOURCES)[number];
export type Tally = Record<Source, number>;

const SOURCE_OF_EVENT: Record<string, Source> = {
  'conquests-scored': 'conquests',
  'hero-hailed': 'hero',
  'admiral-scored': 'offices',
  'governor-scored': 'offices',
  'cargo-scored': 'commodities',
  'chest-opened': 'chest',
  'investor-paid': 'investor',
};

function sourceOf(name: string, facts: Facts): Source | undefined {
  if (name === 'conquered') return facts.kind as Source;
  return SOURCE_OF_EVENT[name];
}

/** @param scores the final scores by seat */
export function tallies(steps: readonly Step[], scores: readonly number[]): Tally[] {
  const made = scores.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Tally);
  for (const { name, facts } of steps.flatMap((step) => step.story)) {
    const source = sourceOf(name, facts);
    const tally = made[Number(facts.seat)];
    if (!source || !tally) continue;
    const points = Number(facts.points);
    tally[source] += source === 'investor' ? -Math.abs(points) : points;
  }
  made.forEach((tally, seat) => {
    const told = SOURCES.reduce((sum, source) => sum + tally[source], 0);
    tally.start = (scores[seat] ?? 0) - told;
  });
  return made;
}

export interface Segment {
  readonly source: Source;
  readonly points: number;
}

/** A captain's points in a row, as long as the score and what the Investor took: that comes first, out of the start. */
export function segments(tally: Tally): Segment[] {
  const paid = -tally.investor;
  const gained = SOURCES.filter((source) => source !== 'investor').map((source) => ({
    source,
    points: source === 'start' ? tally.start - paid : tally[source],
  }));
  return [{ source: 'investor' as const, points: paid }, ...gained].filter(({ points }) => points > 0);
}
