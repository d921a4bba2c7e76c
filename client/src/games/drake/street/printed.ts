/**
 * What the houses of the street give, circle by circle. Which things a house gives is drawn on its tile; how many of
 * each is printed in the edition and comes with the view.
 */

import type { Sign } from '../signs';
import { itemOf, signOfLocation, type Printed } from '../view';

/** So many of a thing. */
export interface Amount {
  readonly thing: Sign;
  readonly count: number;
}

/** What a circle gives: all of `always`, so much `extra` of the first of them, as one likes, and one of `either`. */
export interface Gains {
  readonly always: readonly Amount[];
  readonly extra: number;
  readonly either: readonly (readonly Amount[])[];
}

/**
 * A pictured thing: a figure before it (or after it, as on "+1" and "x3"), a mixture of two, of `least` to `before` in
 * all, or the word "or" between two.
 */
export type Unit =
  | { readonly kind: 'thing'; readonly sign: Sign; readonly before?: number; readonly after?: string }
  | {
      readonly kind: 'either';
      readonly least: number;
      readonly before: number;
      readonly signs: readonly [Sign, Sign];
    }
  | { readonly kind: 'more'; readonly text: string }
  | { readonly kind: 'or' };

/** Things of which a house gives one, so that no figure is needed. */
const SINGLE: ReadonlySet<Sign> = new Set([
  'die',
  'galleon',
  'pinnace',
  'admiral',
  'governor',
  'informer',
  'hind',
]);
/** Things that come in bundles. */
const MIXED: ReadonlySet<Sign> = new Set(['crew', 'guns']);
/** Counters that come with an office. */
const COUNTERS: ReadonlySet<Sign> = new Set(['frigate', 'troops']);

type ByCircle = (printed: Printed, circle: number) => Partial<Gains>;

const one = (thing: Sign): Amount => ({ thing, count: 1 });
const crew = (count: number): Amount => ({ thing: 'crew', count });
const guns = (count: number): Amount => ({ thing: 'guns', count });
const goods = (count: number): Amount => ({ thing: 'goods', count });
/** The circle's figure, counted from 1; the last stands for all after it. */
const at = (figures: readonly number[], circle: number): number =>
  figures[Math.min(circle, figures.length) - 1] ?? 0;

const GIVES: Record<string, ByCircle> = {
  tavern: () => ({ always: [one('die')] }),
  shipyard: (p, circle) => ({ always: [one('galleon'), guns(at(p.shipyard_guns, circle))] }),
  pinnace: (p, circle) => ({ always: [one('pinnace'), crew(at(p.pinnace_crew, circle))] }),
  drake: (p) => ({ always: [crew(p.drake_crew), guns(p.drake_guns)], extra: p.drake_extra }),
  queen: (p) => ({ always: [one('galleon'), guns(p.queen_guns), goods(p.queen_goods)] }),
  admiral: (p) => ({ always: [one('admiral'), { thing: 'frigate', count: p.frigates }] }),
  governor: (p) => ({ always: [one('governor'), { thing: 'troops', count: p.garrisons }] }),
  informer: (p) => ({ always: [one('informer'), goods(p.informer_goods)] }),
  investor: (p) => ({
    either: [
      ...p.investor_crew.map((count, bundle) => present([crew(count), guns(p.investor_guns[bundle] ?? 0)])),
      [one('galleon')],
    ],
  }),
  dockside: ({ dockside }) => ({
    either: [[crew(dockside)], [guns(dockside)], [{ thing: 'supplies', count: dockside }]],
  }),
};

const present = (amounts: readonly Amount[]): Amount[] => amounts.filter(({ count }) => count > 0);

/**
 * What a circle gives.
 * @param circle counted from 1
 * @param pays how much of the location's item, where it gives one
 */
export function gainsOf(printed: Printed, location: string, circle: number, pays: number): Gains {
  const item = itemOf(location);
  if (item) return { always: [{ thing: item, count: pays }], extra: 0, either: [] };
  const gives = GIVES[location]?.(printed, circle) ?? { always: [one(signOfLocation(location))] };
  return { always: present(gives.always ?? []), extra: gives.extra ?? 0, either: gives.either ?? [] };
}

/**
 * What a circle pictures.
 * @param bonus what its visitor adds to a die
 */
export function pictured({ always, extra, either }: Gains, bonus: number): Unit[] {
  return [
    ...always.map((amount) => unit(amount, bonus)),
    ...(extra > 0 ? [{ kind: 'more', text: `+${extra}` } as const] : []),
    ...joined(either),
  ];
}

function unit({ thing, count }: Amount, bonus = 0): Unit {
  if (thing === 'die' && bonus > 0) return { kind: 'thing', sign: thing, after: `+${bonus}` };
  if (COUNTERS.has(thing)) return { kind: 'thing', sign: thing, after: `×${count}` };
  return SINGLE.has(thing) ? { kind: 'thing', sign: thing } : { kind: 'thing', sign: thing, before: count };
}

/** One after the other with "or" between; bundles of crew and guns are one picture, as on the tile. */
function joined(either: Gains['either']): Unit[] {
  const bundled = either.some(({ length }) => length > 1);
  const bundles = bundled ? either.filter((option) => option.every(({ thing }) => MIXED.has(thing))) : [];
  const sizes = bundles.map((bundle) => bundle.reduce((sum, { count }) => sum + count, 0));
  const mixture: Unit = {
    kind: 'either',
    least: Math.min(...sizes),
    before: Math.max(...sizes),
    signs: ['crew', 'guns'],
  };
  const others = either.filter((option) => !bundles.includes(option));
  const pictures = [
    ...(bundled ? [[mixture]] : []),
    ...others.map((option) => option.map((amount) => unit(amount))),
  ];
  return pictures.flatMap((picture, n) => (n ? [{ kind: 'or' } as const, ...picture] : picture));
}

/** What the visitor of a circle, counted from 1, adds to the die. */
export const bonusOf = (printed: Printed, location: string, circle: number): number =>
  location === 'tavern' ? at(printed.tavern_adds, circle) : 0;
/** Victory points that a visit costs, as printed on the tile. */
export const priceOf = (printed: Printed, location: string): number =>
  location === 'investor' ? printed.investor_price : 0;
/** How many turns a visit takes, as the second ring says. */
export const turnsOf = (printed: Printed, location: string): number =>
  location === 'drake' ? printed.drake_turns : 1;
