import { expect, test } from 'vitest';

import type { Facts } from '../../../protocol';
import { homecoming, largestSource, madeMost, scoredIn, segments, tallies, type Tally } from './tally';

let row = 0;
const told = (name: string, facts: Facts) => ({ number: ++row, seat: 0, story: [{ name, facts }] });

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

test('the most from a source is marked where captains differ in it', () => {
  const made = tallies(
    [
      told('conquered', { seat: 0, kind: 'town', points: 2 }),
      told('conquered', { seat: 1, kind: 'town', points: 2 }),
      told('cargo-scored', { seat: 2, points: 8 }),
    ],
    [6, 6, 12],
  );
  const marked = (source: keyof Tally) => [0, 1, 2].filter((seat) => madeMost(made, source, seat));
  expect(marked('town')).toEqual([0, 1]);
  expect(marked('commodities')).toEqual([2]);
  expect(marked('start')).toEqual([]);
  expect(marked('fort')).toEqual([]);
});

test('the largest source is none that all had from the beginning', () => {
  const [rich, poor] = tallies([told('cargo-scored', { seat: 0, points: 2 })], [6, 4]);
  expect(largestSource(rich!)).toEqual({ source: 'commodities', points: 2 });
  expect(largestSource(poor!)).toBeNull();
});

test('a homecoming tells of the voyage that has ended, and of no other', () => {
  const began = (voyage: number) => ({ name: 'voyage-began', facts: { voyage } });
  const hailed = { name: 'hero-hailed', facts: { seat: 1, dock: 1, points: 2 } };
  const paid = { name: 'investor-paid', facts: { seat: 1, points: 4 } };
  const first = { number: 1, seat: -1, story: [began(1)] };
  const paying = { number: 2, seat: 1, story: [paid] };
  // The last move of a voyage scores it and begins the next.
  const turning = { number: 3, seat: 1, story: [hailed, began(2), paid] };
  expect(homecoming([first, paying], 2)).toBeNull();
  const home = homecoming([first, paying, turning], 2);
  expect(home).toMatchObject({ voyage: 1, number: 3 });
  expect(home?.made.map(scoredIn)).toEqual([0, -2]);
  const later = homecoming([first, paying, turning, { number: 4, seat: 0, story: [began(3)] }], 2);
  expect(later?.made.map(scoredIn)).toEqual([0, -4]);
});
