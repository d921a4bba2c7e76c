import { expect, test } from 'vitest';

import { matchHash, readRoute } from './routes.svelte';

test('a link to a match leads to that match, any other to the lobby', () => {
  expect(readRoute(matchHash('a b/c'))).toEqual({ page: 'match', id: 'a b/c' });
  expect(readRoute('')).toEqual({ page: 'lobby' });
  expect(readRoute('#/elsewhere/x')).toEqual({ page: 'lobby' });
});
