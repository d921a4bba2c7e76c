import { expect, test } from 'vitest';

import { MARLOW } from '../fixture';
import { blocks, designOf, largestSource, ranked, shares, sumOf, turnsOf, WEALTH } from './tally';

const score = (infamy: number, treasures: number, tiles: number) => ({
  infamy,
  treasures,
  doubloons: 2,
  dread: 7,
  harbours: 6,
  full: 0,
  tiles,
  total: infamy + treasures + 15 + tiles,
});
const marlow = {
  score: score(14, 18, 7),
  tile_scores: [
    { slot: 'n-a', tile: 'black-banner', points: 3 },
    { slot: 'ne-b', tile: 'curio-cabinet', points: 4 },
  ],
};
const wren = { score: score(23, 7, 0), tile_scores: [] };

test('a tower is as high as the score, and has no block for what gave nothing', () => {
  const tower = blocks(marlow);
  expect(tower.reduce((sum, { points }) => sum + points, 0)).toBe(marlow.score.total);
  expect(tower.map(({ source }) => source)).toEqual([
    'infamy',
    'treasures',
    'doubloons',
    'dread',
    'harbours',
    'tiles',
    'tiles',
  ]);
});

test('a source rises on all towers at once, and tiles after them one by one', () => {
  const turn = (tower: ReturnType<typeof blocks>, source: string) =>
    tower.filter((block) => block.source === source).map((block) => block.turn);
  expect(turn(blocks(marlow), 'harbours')).toEqual(turn(blocks(wren), 'harbours'));
  expect(turn(blocks(marlow), 'tiles')).toEqual([6, 7]);
  expect(turnsOf([wren, marlow])).toBe(8);
});

test('wealth is treasures and doubloons', () => expect(sumOf(marlow, WEALTH)).toBe(20));

test('what gave most is what is sung of', () => {
  expect(largestSource(marlow)).toBe('treasures');
  expect(largestSource(wren)).toBe('infamy');
  expect(largestSource({ score: null, tile_scores: [] })).toBeNull();
});

test('captains with as much infamy share the place', () => {
  const places = [3, 1, 3, 2];
  expect(ranked(places)).toEqual([1, 3, 0, 2]);
  expect(places.map((_, seat) => shares(places, seat))).toEqual([true, false, true, false]);
});

test('a tile that scores is known by its design', () => {
  expect(designOf(MARLOW, 'black-banner')).toBe('black-banner');
  expect(designOf(MARLOW, 'lighthouse')).toBeUndefined();
});
