/** What a mission would cost and pay, read from the facts that the server gives with a choice. */

import type { Facts } from '../../../protocol';

/** One possible value of a hidden counter: the whole cost with it, how likely it is, and whether one has so much. */
export interface Chance {
  readonly cost: number;
  /** As a fraction, shortened. */
  readonly share: readonly [number, number];
  readonly enough: boolean;
}

export interface Cost {
  readonly item: 'crew' | 'guns';
  readonly least: number;
  readonly most: number;
  readonly have: number;
  /** Where a hidden counter adds to it: what it may come to. Empty where it is known. */
  readonly chances: readonly Chance[];
}

const COUNTER_VALUES = [0, 1, 2] as const;

const figure = (facts: Facts, name: string): number | null => {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
};

/** The costs that are not nothing; null where the facts tell of none. */
export function costs(facts: Facts): readonly Cost[] | null {
  if (figure(facts, 'crew_least') === null) return null;
  return (['crew', 'guns'] as const).map((item) => costOf(facts, item)).filter(({ most }) => most > 0);
}

function costOf(facts: Facts, item: 'crew' | 'guns'): Cost {
  const least = figure(facts, `${item}_least`) ?? 0;
  const most = figure(facts, `${item}_most`) ?? least;
  const have = figure(facts, `${item}_have`) ?? 0;
  return { item, least, most, have, chances: most > least ? chances(facts, least, have) : [] };
}

function chances(facts: Facts, least: number, have: number): Chance[] {
  const weights = COUNTER_VALUES.map((value) => ({
    value,
    weight: figure(facts, `odds_${value}`) ?? 0,
  })).filter(({ weight }) => weight > 0);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const lowest = weights[0]?.value ?? 0;
  return weights.map(({ value, weight }) => {
    const cost = least + value - lowest;
    const common = divisor(weight, total);
    return { cost, share: [weight / common, total / common], enough: cost <= have };
  });
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
