import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { news, opened, renew, running } from '../../../kernel/match.fixture';
import type { MatchStore } from '../../../kernel/match.svelte';
import { NOTHING_PICKED } from './asked';
import Seated from './Seated.test.svelte';
import type { Sitting } from './sitting.svelte';

beforeEach(renew);

/** On a phone, with a die picked, among the rivals. */
async function seated(): Promise<[MatchStore, Sitting]> {
  const store = await opened();
  const found: Sitting[] = [];
  render(Seated, { store, seated: (sitting: Sitting) => void found.push(sitting) });
  const sitting = found[0]!;
  Object.assign(sitting, { width: 390, height: 844 });
  await tick();
  sitting.turnTo('rivals');
  sitting.picked = { ...NOTHING_PICKED, dice: [2] };
  await tick();
  return [store, sitting];
}

test('what others do turns no page and drops nothing that is picked', async () => {
  const [store, sitting] = await seated();
  running()[0]?.ears.heard(news(6, [0, 1], 0));
  await vi.waitFor(() => expect(store.table?.number).toBe(6));
  await tick();
  expect([sitting.wished, sitting.picked.dice]).toEqual(['rivals', [2]]);
});

test('one’s own choice leads to what is asked next, with nothing picked', async () => {
  const [store, sitting] = await seated();
  await store.move('keep');
  await tick();
  expect([sitting.wished, sitting.picked.dice]).toEqual(['island', []]);
});
