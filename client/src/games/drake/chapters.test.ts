import { expect, test } from 'vitest';

import type { Facts } from '../../protocol';
import { chapters } from './chapters';

const step = (number: number, ...told: [name: string, facts?: Facts][]) => ({
  number,
  seat: 0,
  story: told.map(([name, facts = {}]) => ({ name, facts })),
});

test('every voyage has its parts, each beginning once', () => {
  const steps = [
    step(1, ['voyage-began', { voyage: 1 }]),
    step(2, ['visited']),
    step(3, ['mission-laid']),
    step(4, ['mission-laid'], ['mission-turned']),
    step(5, ['mission-turned']),
    step(6, ['conquests-scored'], ['berth-set'], ['voyage-began', { voyage: 2 }]),
    step(7, ['mission-laid']),
  ];
  expect(chapters(steps).map(({ number, name, within }) => [number, name, within])).toEqual([
    [1, 'chapter-voyage', false],
    [3, 'chapter-orders', true],
    [4, 'chapter-missions', true],
    [6, 'chapter-voyage', false],
    [7, 'chapter-orders', true],
  ]);
  expect(chapters(steps)[3]?.facts).toEqual({ voyage: 2 });
});
