import { describe, expect, test } from 'vitest';

import { WATCHER } from '../protocol';
import { matchHash, readRoute, replayHash } from './routes.svelte';

test('a link to a match is read as it was written', () => {
  expect(readRoute(matchHash('a/b c'))).toEqual({ page: 'match', id: 'a/b c' });
  expect(readRoute('')).toEqual({ page: 'lobby' });
  expect(readRoute('#/elsewhere')).toEqual({ page: 'lobby' });
});

describe('a link to a move', () => {
  test.each([
    [replayHash('m'), null, null],
    [replayHash('m', 0), 0, null],
    [replayHash('m', 45, 2), 45, 2],
    [replayHash('m', 45, WATCHER), 45, WATCHER],
  ])('%s', (hash, number, eyes) => {
    expect(readRoute(hash)).toEqual({ page: 'replay', id: 'm', number, eyes });
  });

  test('with eyes that nobody has leads to the lobby', () => {
    expect(readRoute('#/match/m/replay/3?eyes=everybody')).toEqual({ page: 'lobby' });
  });
});
