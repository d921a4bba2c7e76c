/** What a first match explains, in the order in which it comes up. The words are the game's: `guide-<key>`. */

import type { Topic } from '../../kernel/guide.svelte';

const HAND = ['hand', 'slip'];
const DICE = ['dice', 'slip'];
const COUNTED = ['treasures', 'slip'];

export const TOPICS: readonly Topic[] = [
  { key: 'opening', prompt: 'open-with', near: HAND },
  { key: 'dice', event: 'dice-rolled', near: DICE },
  { key: 'reroll', prompt: 'reroll', near: DICE },
  { key: 'scheme', prompt: 'scheme', near: HAND },
  { key: 'captain', prompt: 'captain', near: ['reach', 'slip'] },
  { key: 'island', prompt: 'island', near: ['slip'] },
  { key: 'ship', prompt: 'ship-sail', near: ['reach', 'slip'] },
  { key: 'tiles', event: 'tile-activated', own: true, near: ['slip'] },
  { key: 'pirates', event: 'pirate-placed', own: true, near: ['slip'] },
  { key: 'dread', prompt: 'upgrade', near: ['slip'] },
  { key: 'treasure', event: 'treasure-kept', own: true, near: COUNTED },
  { key: 'doubloons', event: 'doubloons-gained', own: true, near: ['slip'] },
  { key: 'placing', prompt: 'place-tile', near: HAND },
  { key: 'fifth', event: 'fifth-rolled', near: ['die:5', ...DICE] },
  { key: 'losing', event: 'pirate-removed', own: true, near: ['slip'] },
  { key: 'guard', event: 'nothing-lost', near: ['slip'] },
  { key: 'together', event: 'turns-began', near: ['slip'] },
  { key: 'waiting', event: 'tile-deferred', near: ['slip'] },
  { key: 'scoring', event: 'game-scored' },
];
