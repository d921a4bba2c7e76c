import { expect, test } from 'vitest';

import type { Facts } from '../../protocol';
import { segments, tallies } from './tally';

const told = (name: string, facts: Facts) => ({ number: 1, seat: 0, story: [{ name, facts }] });

test('every point is put to its source, and what nothing told of is what all began with', () => {
  const steps = [
    told('conquered', { seat: 0, kind: 'town', points: 2 }),
    told('conquered', { seat: 0, kind: 'fort', points: 4 }),
    told('conquered', { seat: 1, kind: 'galleon', points: 8 }),
    told('conquests-scored', { seat: 0, kinds: 2, points: 4 }),
    told('hero-hailed', { seat: 0, dock: 1, points: 2 }),
    told('admiral-scored', { seat: 1, points: 3 }),
    told('governor-scored', { seat: 1, points: 1 }),
    told('cargo-scored', { seat: 0, points: 16 }),
    told('chest-opened', { seat: 1, silver: 1, gold: 0, jewel: 1, points: 8 }),
    told('investor-paid', { seat: 1, points: 4 }),
    told('berth-set', { seat: 1, dock: 1, points: 99 }),
  ];
  const [first, second] = tallies(steps, [32, 20]);
  expect(first).toMatchObject({
    start: 4,
    town: 2,
    fort: 4,
    conquests: 4,
    hero: 2,
    commodities: 16,
    investor: 0,
  });
  expect(second).toMatchObject({ start: 4, galleon: 8, offices: 4, chest: 8, investor: -4 });
});

test('a bar ends at the score, with what the Investor took before its beginning', () => {
  const [tally] = tallies(
    [told('investor-paid', { seat: 0, points: 4 }), told('cargo-scored', { seat: 0, points: 8 })],
    [8],
  );
  expect(segments(tally!)).toEqual([
    { source: 'investor', points: 4 },
    { source: 'commodities', points: 8 },
  ]);
});
