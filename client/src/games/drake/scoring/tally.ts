/** Where the points came from, added up from what was told. What no event told is what everybody started with. */

import type { Facts, Step, Told } from '../../../protocol';
import type { Sign } from '../signs';

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

export const SIGN_OF_SOURCE: Readonly<Record<Source, Sign>> = {
  start: 'drake',
  town: 'town',
  fort: 'fort',
  galleon: 'galleon',
  conquests: 'sabres',
  hero: 'laurels',
  offices: 'admiral',
  commodities: 'coffee',
  chest: 'chest',
  investor: 'investor',
};

const SOURCE_OF_EVENT: Readonly<Record<string, Source>> = {
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

/** What these events are worth, source by source, for each of so many seats. */
function told(events: readonly Told[], seats: number): Tally[] {
  const made = Array.from(
    { length: seats },
    () => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Tally,
  );
  for (const { name, facts } of events) {
    const source = sourceOf(name, facts);
    const tally = made[Number(facts.seat)];
    if (!source || !tally) continue;
    const points = Number(facts.points);
    tally[source] += source === 'investor' ? -Math.abs(points) : points;
  }
  return made;
}

const sum = (tally: Tally): number => SOURCES.reduce((total, source) => total + tally[source], 0);

/** @param scores the final scores by seat */
export function tallies(steps: readonly Step[], scores: readonly number[]): Tally[] {
  const events = steps.flatMap((step) => step.story);
  const made = told(events, scores.length);
  made.forEach((tally, seat) => (tally.start = (scores[seat] ?? 0) - sum(tally)));
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

/** The source that gave most, what everybody started with aside; null if nothing gave any. */
export function largestSource(tally: Tally): Segment | null {
  const [largest] = segments({ ...tally, start: 0, investor: 0 }).sort((a, b) => b.points - a.points);
  return largest ?? null;
}

/** Whether nobody made more points from a source, and somebody made fewer: what all have alike marks nobody. */
export function madeMost(made: readonly Tally[], source: Source, seat: number): boolean {
  const points = made.map((tally) => tally[source]);
  const most = Math.max(...points);
  return most > 0 && points[seat] === most && Math.min(...points) < most;
}

export interface Homecoming {
  /** The voyage that has just ended. */
  readonly voyage: number;
  /** What each seat made of it, source by source; what everybody starts with has no part in it. */
  readonly made: readonly Tally[];
  /** The number of the step with which the next voyage began. */
  readonly number: number;
}

/** The voyage that ended last; null before the second has begun. */
export function homecoming(steps: readonly Step[], seats: number): Homecoming | null {
  const story = steps.flatMap((step) => step.story.map((event) => ({ event, number: step.number })));
  const begun = story.flatMap(({ event }, at) => (event.name === 'voyage-began' ? [at] : []));
  const [from, to] = begun.slice(-2);
  if (from === undefined || to === undefined) return null;
  const voyage = Number(story[from]?.event.facts.voyage);
  const made = told(
    story.slice(from, to).map(({ event }) => event),
    seats,
  );
  return { voyage, made, number: story[to]?.number ?? 0 };
}

export const scoredIn = sum;
