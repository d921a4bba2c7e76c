/** What a first match explains, in the order in which it comes up. The words are the game's: `guide-<key>`. */

import type { Topic } from '../../kernel/guide.svelte';
import type { Stage } from './view';

/** What was told elsewhere is no hint for what one sees now. */
const ASHORE: readonly Stage[] = ['street'];
const PLACING: readonly Stage[] = ['placing'];
const AT_SEA: readonly Stage[] = ['sea'];

export const TOPICS: readonly Topic[] = [
  { key: 'street', prompt: 'street-turn', near: ['town', 'slip'] },
  { key: 'circles', stages: ASHORE, event: 'visited', near: ['town', 'slip'] },
  { key: 'one-way', stages: ASHORE, event: 'visited', own: true, near: ['town', 'slip'] },
  { key: 'supplies', stages: ASHORE, event: 'item-gained', own: true, near: ['hold:supplies'] },
  { key: 'galleon', stages: ASHORE, event: 'galleon-gained', near: ['hold:ship'] },
  { key: 'tavern', stages: ASHORE, event: 'dice-rolled', near: ['house:tavern'] },
  { key: 'drake', prompt: 'drake-again', near: ['house:drake'] },
  { key: 'investor', stages: ASHORE, event: 'investor-paid', near: ['house:investor'] },
  { key: 'sailing-order', event: 'put-out', near: ['dock:out:1'] },
  { key: 'counters', event: 'garrison-laid', near: ['chart'] },
  { key: 'placing', prompt: 'place-mission', near: ['order:1'] },
  { key: 'hidden-discs', stages: PLACING, event: 'mission-laid', near: ['chart'] },
  { key: 'informer', event: 'office-taken', near: ['office:informer'] },
  { key: 'informer-use', prompt: 'informer-use', near: ['chart'] },
  { key: 'turning', stages: AT_SEA, event: 'mission-turned', near: ['chart'] },
  { key: 'attack', prompt: 'attack', near: ['slip'] },
  { key: 'failing', stages: AT_SEA, event: 'attack-failed', near: ['chart'] },
  { key: 'treasure', stages: AT_SEA, event: 'treasure-taken', near: ['hold:chest'] },
  { key: 'trade', prompt: 'trade', near: ['slip'] },
  { key: 'returning', prompt: 'return-or-not', near: ['slip'] },
  { key: 'hero', event: 'hero-hailed', near: ['dock:home:1'] },
  { key: 'voyage-scoring', event: 'conquests-scored', near: ['chart'] },
  { key: 'admiral-governor', event: 'admiral-scored', near: ['chart'] },
  { key: 'next-order', event: 'berth-set', near: ['dock:home:1'] },
  { key: 'final-scoring', event: 'cargo-scored' },
];
