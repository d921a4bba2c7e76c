/** What a house is called, in full: number, name, what the next circle gives, what stands in the way, who lies there. */

import { listed, reader, say } from '../../../kernel/language.svelte';
import type { Naming } from '../../../kernel/words';
import type { House } from './houses';
import type { Amount } from './printed';

/** What the next disc here gets, in words; "" if no circle is free. */
function paysOf(house: House): string {
  const next = house.circles[house.next - 1];
  if (!next) return '';
  const own = `pays-${house.location}`;
  const { always, extra, either } = next.gains;
  if (either.length) return oneOf(either.map((option) => listed(option.map(amount))));
  if (extra) return say(own, { gains: listed(always.map(amount)), extra });
  return reader.words.has(own) ? say(own) : listed(always.map(amount));
}

/** So many of an item; a ship by its name alone. */
const amount = ({ thing, count }: Amount): string =>
  reader.words.has(`gain-${thing}`)
    ? say(`gain-${thing}`)
    : say('amount', { count, thing: reader.words.say(`item-${thing}`, { count }) });

/** As the language lists what one may choose from: "1 crew, 1 gun or 1 supply". */
const oneOf = (options: readonly string[]): string =>
  new Intl.ListFormat(reader.language, { type: 'disjunction' }).format(options);

/** What a house sells, and for how many victory points: how much in all of whatever may be mixed. */
export function boughtAt(house: House): string {
  const unit = house.circles.flatMap(({ units }) => units).find(({ kind }) => kind === 'either');
  const most = unit?.kind === 'either' ? unit.before : 0;
  return say('house-buys', { count: house.price, most });
}

export const nameOf = (house: House): string => reader.words.say(`location-${house.location}`);

/** For a screen reader, the house whole. */
export function fullNameOf(house: House, naming: Naming): string {
  const seats = house.circles.filter(({ state }) => state === 'taken').map(({ seat }) => seat);
  const names = listed([...new Set(seats)].map((seat) => reader.words.captain(seat, naming)));
  return [
    say(`house-${house.state}`, { number: house.position, name: nameOf(house), pays: paysOf(house) }),
    house.price && house.state !== 'passed' ? say('house-costs', { count: house.price }) : '',
    seats.length ? say('house-taken', { names }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
