/** Sentences with the captains' names told apart from the rest, so that they can be set in bold. */

import type { Told } from '../protocol';
import type { Naming, Words } from './words';

export interface Part {
  readonly text: string;
  /** Whether this is a captain's name. */
  readonly name: boolean;
}

/** From Unicode's private use: no name and no catalogue holds them. */
const BEGIN = '\uE000';
const END = '\uE001';
const NAME = new RegExp(`${BEGIN}([^${END}]*)${END}`);

/** The sentence of an event in parts. Put together they read as `words.tell` would. */
export function tellInParts(words: Words, told: Told, naming: Naming): Part[] {
  const names = naming.names.map((_, seat) => BEGIN + words.captain(seat, naming) + END);
  const sentence = words.tell(`event-${told.name}`, told.facts, { ...naming, names });
  return sentence
    .split(NAME)
    .map((text, at) => ({ text, name: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
