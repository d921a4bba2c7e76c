/** What goes with a refusal: what is still possible, and what on the board is its cause. */

import type { Choice } from '../protocol';

/** Names of anchors: from what is in the way to what was wanted. */
export interface Cause {
  readonly from?: string;
  readonly to?: string;
}

/**
 * The choices that are most like what was refused come first: of the same deed, then by how far their texts agree. Others
 * than of the same deed are named only if there is none of it.
 */
export function alike(choices: readonly Choice[], refused: string): Choice[] {
  const deed = refused.split(' ')[0];
  const same = choices.filter(({ text }) => text.split(' ')[0] === deed);
  const agreeing = (text: string): number => {
    let at = 0;
    while (at < text.length && text[at] === refused[at]) at++;
    return at;
  };
  return (same.length ? same : [...choices]).toSorted((a, b) => agreeing(b.text) - agreeing(a.text));
}
