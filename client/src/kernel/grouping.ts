/** A prompt's choices in an order that a person can take in. No choice is lost, none is judged. */

import type { Choice, Prompt } from '../protocol';

/** Choices that differ in one fact only are found more easily apart: disc by disc, place by place. */
export interface Group {
  /** The value of the fact that these share; "" for those that have none. */
  readonly key: string;
  readonly choices: readonly Choice[];
}

export interface Grouping {
  /** The fact that tells the groups apart; "" if there is but one group. */
  readonly by: string;
  readonly groups: readonly Group[];
}

/** So many buttons are read at a glance; more are worth a first step. */
const AT_A_GLANCE = 12;

/**
 * Group the choices by the first of these facts that takes more than one value, if there are many of them.
 * @param facts names of facts, the most telling first
 */
export function groupChoices(prompt: Prompt, facts: readonly string[]): Grouping {
  const { choices } = prompt;
  const by = choices.length > AT_A_GLANCE ? facts.find((fact) => values(choices, fact).size > 1) : undefined;
  if (by === undefined) return { by: '', groups: [{ key: '', choices }] };
  const groups = [...values(choices, by)].map((key) => ({
    key,
    choices: choices.filter((choice) => valueOf(choice, by) === key),
  }));
  return { by, groups };
}

const valueOf = (choice: Choice, fact: string): string => String(choice.facts[fact] ?? '');

function values(choices: readonly Choice[], fact: string): Set<string> {
  return new Set(choices.map((choice) => valueOf(choice, fact)));
}
