/** What has been picked on the chart, and what that leaves on offer. The choices come from the prompt; nothing is ruled here. */

import type { Choice } from '../../../protocol';

export interface Picked {
  /** The order in hand that is to be laid. */
  readonly disc: string | null;
  /** The destination whose card is open. */
  readonly place: string | null;
  /** The first of two that are to be exchanged. */
  readonly first: string | null;
}
export const NOTHING_PICKED: Picked = { disc: null, place: null, first: null };

const LAY = 'place-mission';
const EXCHANGE = 'exchange';
const MOVE = 'move';

const text = (choice: Choice, fact: string): string | null => {
  const value = choice.facts[fact];
  return value === undefined ? null : String(value);
};

/** The destinations at which a choice is made: where a disc goes to, not where it comes from. */
export function targets(choice: Choice): readonly string[] {
  const [place, elsewhere] = [text(choice, 'place'), text(choice, 'elsewhere')];
  const found = choice.name === EXCHANGE ? [place, elsewhere] : choice.name === MOVE ? [elsewhere] : [place];
  return found.filter((target) => target !== null);
}

const lays = (choice: Choice): boolean => choice.name === LAY;
const fits = (choice: Choice, { disc, first }: Picked): boolean =>
  (!lays(choice) || disc === null || text(choice, 'disc') === disc) &&
  (choice.name !== EXCHANGE || first === null || targets(choice).includes(first));

/** Is it chosen on the chart, or by the slip alone? */
export const isOnChart = (choice: Choice): boolean =>
  targets(choice).length > 0 && !['attack', 'pay', 'decline'].includes(choice.name);

/** Has the card a button for it? Counters are laid from the orders' panel. */
export const isOnCard = ({ name }: Choice): boolean => name !== 'lay-frigate' && name !== 'lay-garrison';

/** The destinations at which something may be done, given what is picked already. */
export const openPlaces = (choices: readonly Choice[], picked: Picked): Set<string> =>
  new Set(choices.filter((choice) => fits(choice, picked)).flatMap(targets));

/** The orders that may be laid: at the picked destination, if there is one where any may. */
export function openDiscs(choices: readonly Choice[], picked: Picked): Set<string> {
  const all = choices.filter(lays);
  const here = all.filter((choice) => targets(choice).includes(picked.place ?? ''));
  return new Set((here.length > 0 ? here : all).flatMap((choice) => text(choice, 'disc') ?? []));
}

/** The choices that the card of the picked destination offers. */
export function offersHere(choices: readonly Choice[], picked: Picked): readonly Choice[] {
  const { place, disc, first } = picked;
  if (place === null) return [];
  const here = choices.filter((choice) => targets(choice).includes(place) && fits(choice, picked));
  return here.filter(
    (choice) =>
      (!lays(choice) || disc !== null) && (choice.name !== EXCHANGE || (first !== null && first !== place)),
  );
}

/** A choice that says what a destination costs and pays, whichever disc is laid there. */
export const tellingAbout = (choices: readonly Choice[], place: string): Choice | undefined =>
  choices.find((choice) => targets(choice).includes(place));

/** The disc is tapped: picked, or put back, unless it is the last. A destination picked before stays if this disc may go there. */
export function pickDisc(choices: readonly Choice[], picked: Picked, disc: string): Picked {
  if (picked.disc === disc)
    return openDiscs(choices, NOTHING_PICKED).size > 1 ? { ...picked, disc: null } : picked;
  const now = { ...picked, disc };
  return picked.place === null || openPlaces(choices, now).has(picked.place) ? now : { ...now, place: null };
}

/** The destination is tapped: its card opens, or closes. Of two to exchange, it is the first or the second. */
export function pickPlace(choices: readonly Choice[], picked: Picked, place: string): Picked {
  const exchanging = choices.some((choice) => choice.name === EXCHANGE);
  if (exchanging && openPlaces(choices, NOTHING_PICKED).has(place)) {
    if (picked.first === place) return NOTHING_PICKED;
    if (picked.first === null) return { ...picked, first: place, place };
    return { ...picked, place: picked.place === place ? picked.first : place };
  }
  return { ...picked, place: picked.place === place ? null : place };
}

/** What is still picked when the prompt has changed: a disc that is still in hand stays, the only one is taken up. */
export function pickedAnew(choices: readonly Choice[], picked: Picked): Picked {
  const discs = openDiscs(choices, NOTHING_PICKED);
  const kept = picked.disc !== null && discs.has(picked.disc) ? picked.disc : null;
  return { ...NOTHING_PICKED, disc: discs.size === 1 ? [...discs][0]! : kept };
}
