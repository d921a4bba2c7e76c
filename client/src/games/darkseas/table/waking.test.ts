import { expect, test } from 'vitest';

import { tile } from '../fixture';
import { wakingAt } from './waking';

const [mayor, barkeep, banner] = [tile('mayor'), tile('barkeep'), tile('black-banner')];

test('a stop names the tiles that wake there', () => {
  expect(wakingAt({ tiles: [mayor, null] }, 1)).toEqual({ how: 'all', tiles: [mayor] });
  expect(wakingAt({ tiles: [mayor, banner] }, 1)).toEqual({ how: 'all', tiles: [mayor] });
  expect(wakingAt({ tiles: [mayor, barkeep] }, 1)).toEqual({ how: 'some', tiles: [mayor, barkeep] });
});

test('where none wakes it says why: it would change nothing, it counts at the end, or there is none', () => {
  expect(wakingAt({ tiles: [mayor, banner] }, 0)).toEqual({ how: 'idle', tiles: [mayor] });
  expect(wakingAt({ tiles: [null, banner] }, 0)).toEqual({ how: 'scores', tiles: [banner] });
  expect(wakingAt({ tiles: [null, null] }, 0)).toEqual({ how: 'none', tiles: [] });
  expect(wakingAt(undefined, 0).how).toBe('none');
});
