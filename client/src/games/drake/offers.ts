/** The prompt's choices by what they speak of, so that they stand on the board too. */

import type { Choice } from '../../protocol';
import { SIGNS, type Sign } from './signs';
import { signOfLocation } from './view';

/** The visits on offer, by location. */
export function offersByLocation(choices: readonly Choice[]): Map<string, Choice> {
  return new Map(
    choices.flatMap((choice) => (choice.facts.location ? [[String(choice.facts.location), choice]] : [])),
  );
}

/** The choice to put out to sea, where it is offered. */
export const sailOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ name }) => name === 'put-out');

/** The choices as they are best read: what gives up missions comes after what does not. */
export const naturalFirst = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => Number(givesUp(one)) - Number(givesUp(other)));

const givesUp = ({ name, facts }: Choice): boolean =>
  name === 'return-home' && Number(facts.missions_left ?? 0) > 0;

/** The sign of what a choice is about; null where none says more than the words. */
export function signOfChoice({ name, facts }: Choice): Sign | null {
  if (name === 'put-out' || name === 'sail-on') return 'frigate';
  if (name === 'take-galleon') return 'galleon';
  if (facts.location !== undefined) return signOfLocation(String(facts.location));
  const thing = String(facts.item ?? facts.commodity ?? '');
  return Object.hasOwn(SIGNS, thing) ? (thing as Sign) : null;
}
