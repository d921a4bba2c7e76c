/** What stands in the slip's place: where nothing is asked, as in a replay, a page may put something of its own there. */

import { getContext, setContext, type Snippet } from 'svelte';

const PLACE = Symbol('slip');

export const setSlipInstead = (instead: () => Snippet): void => void setContext(PLACE, instead);

/** Undefined where the slip is a slip. */
export const slipInstead = (): (() => Snippet) | undefined => getContext(PLACE);
