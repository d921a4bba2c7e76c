import { expect, test } from 'vitest';

import { standings } from './standings';

const island = (seat: number, low: number, high = low) => ({ seat, low, high });

test('who may have most stands first, then who has more for certain, then who sits first', () => {
  const rows = standings([island(0, 6), island(1, 17, 23), island(2, 20, 23), island(3, 6)]);
  expect(rows.map(({ island: { seat } }) => seat)).toEqual([2, 1, 0, 3]);
});

test('the longest bar is whole, and the others are drawn to its scale', () => {
  const [first, second] = standings([island(0, 5), island(1, 15, 20)]);
  expect(first).toMatchObject({ certain: 0.75, possible: 0.25 });
  expect(second).toMatchObject({ certain: 0.25, possible: 0 });
});

test('where nobody has anything there are no bars', () => {
  expect(standings([island(0, 0), island(1, 0)]).map(({ certain, possible }) => certain + possible)).toEqual([
    0, 0,
  ]);
});
