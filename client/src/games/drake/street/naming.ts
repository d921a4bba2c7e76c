/** What a house is called, in full: number, name, what the next circle gives, what stands in the way, who lies there. */

import { listed, reader, say } from '../../../kernel/language.svelte';
import type { Naming } from '../../../kernel/words';
import { itemOf } from '../view';
import type { House } from './houses';

/** What the next disc here gets, in words; "" if no circle is free. */
function paysOf(house: House): string {
  const next = house.circles[house.next - 1];
  if (!next) return '';
  const item = itemOf(house.location);
  if (!item) return say(`pays-${house.location}`, { circle: house.next });
  const [unit] = next.units;
  const count = unit?.kind === 'thing' ? (unit.before ?? 0) : 0;
  return say('amount', { count, thing: reader.words.say(`item-${item}`, { count }) });
}

export const nameOf = (house: House): string => reader.words.say(`location-${house.location}`);

/** For a screen reader, the house whole. */
export function fullNameOf(house: House, naming: Naming): string {
  const seats = house.circles.filter(({ state }) => state === 'taken').map(({ seat }) => seat);
  const names = listed(seats.map((seat) => reader.words.captain(seat, naming)));
  return [
    say(`house-${house.state}`, { number: house.position, name: nameOf(house), pays: paysOf(house) }),
    house.price && house.state !== 'passed' ? say('house-costs', { count: house.price }) : '',
    seats.length ? say('house-taken', { names }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
