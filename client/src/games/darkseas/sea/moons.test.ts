import { expect, test } from 'vitest';

import { phaseOf } from './moons';

const night = Array.from({ length: 12 }, (_, at) => phaseOf(at + 1, 12));

test('the moon is full once, after half of the night', () =>
  expect(night.flatMap(({ lit }, at) => (lit === 1 ? [at + 1] : []))).toEqual([7]));

test('it grows until then and wanes afterwards', () => {
  for (let at = 1; at < 7; at++) expect(night[at]?.lit).toBeGreaterThan(night[at - 1]?.lit ?? 1);
  for (let at = 7; at < 12; at++) expect(night[at]?.lit).toBeLessThan(night[at - 1]?.lit ?? 0);
  expect(night.map(({ waxing }) => waxing)).toEqual(night.map((_, at) => at < 7));
});

test('no round has so thin a moon that it cannot be seen', () =>
  expect(Math.min(...night.map(({ lit }) => lit))).toBeGreaterThan(0.05));
