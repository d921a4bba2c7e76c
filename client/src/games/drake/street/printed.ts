/** What is pictured in the circles of the location tiles. Amounts that an edition sets come with the view. */

import type { Sign } from '../signs';
import { itemOf, signOfLocation } from '../view';

/** A pictured thing: a figure before it (or after it, as on "+1" and "x3"), or the word "or" between two. */
export type Unit =
  | { readonly kind: 'thing'; readonly sign: Sign; readonly before?: number; readonly after?: string }
  | { readonly kind: 'either'; readonly before: number; readonly signs: readonly [Sign, Sign] }
  | { readonly kind: 'more'; readonly text: string }
  | { readonly kind: 'or' };

const thing = (sign: Sign, before?: number): Unit =>
  before === undefined ? { kind: 'thing', sign } : { kind: 'thing', sign, before };
const OR: Unit = { kind: 'or' };

/** Circle by circle from the first; the last stands for all after it. */
const PICTURED: Record<string, readonly (readonly Unit[])[]> = {
  tavern: [[{ kind: 'thing', sign: 'die', after: '+1' }], [thing('die')]],
  shipyard: [[thing('galleon'), thing('guns', 1)], [thing('galleon')]],
  pinnace: [[thing('pinnace'), thing('crew', 1)], [thing('pinnace')]],
  drake: [[thing('crew', 2), thing('guns', 2), { kind: 'more', text: '+1' }]],
  queen: [[thing('galleon'), thing('guns', 1), thing('goods', 1)]],
  admiral: [[thing('admiral'), { kind: 'thing', sign: 'frigate', after: '×3' }]],
  governor: [[thing('governor'), { kind: 'thing', sign: 'troops', after: '×4' }]],
  informer: [[thing('informer'), thing('goods', 1)]],
  'golden-hind': [[thing('hind')]],
  investor: [[{ kind: 'either', before: 3, signs: ['crew', 'guns'] }, OR, thing('galleon')]],
  dockside: [[thing('crew', 1), OR, thing('guns', 1), OR, thing('supplies', 1)]],
};

/**
 * What a circle pictures.
 * @param circle counted from 1
 * @param pays how much of the location's item, where it gives one
 */
export function pictured(location: string, circle: number, pays: number): readonly Unit[] {
  const item = itemOf(location);
  if (item) return [thing(item, pays)];
  const circles = PICTURED[location];
  return circles?.[Math.min(circle, circles.length) - 1] ?? [thing(signOfLocation(location))];
}

/** Victory points that a visit costs, as printed on the tile. */
export const PRICE: Record<string, number> = { investor: 4 };
/** Locations that take two turns, as their second ring says. */
export const TWO_TURNS: ReadonlySet<string> = new Set(['drake']);
