import { expect, test } from 'vitest';

import { CHANCE, type Step } from '../../../protocol';
import { lately } from './lately';

const ME = 0;
const step = (number: number, seat: number, ...names: string[]): Step =>
  ({ number, seat, story: names.map((name) => ({ name, facts: {} })) }) as unknown as Step;
const names = (...steps: Step[]): string[] => lately(steps, ME).map(({ name }) => name);

test('the others are told of once it is one’s turn again: their newest deeds, not every step of their ships', () => {
  const mine = step(1, ME, 'tile-placed');
  expect(names(mine, step(2, 1, 'schemed'), step(3, 1, 'ship-sailed'), step(4, 2, 'tile-activated'))).toEqual(
    ['schemed', 'tile-activated'],
  );
  expect(
    names(mine, step(2, 1, 'schemed'), step(3, 1, 'tile-placed'), step(4, CHANCE, 'pirate-removed')),
  ).toEqual(['tile-placed', 'pirate-removed']);
});

test('nothing is told to who has just moved, or not yet', () => {
  expect(names(step(1, 1, 'schemed'), step(2, ME, 'tile-placed'))).toEqual([]);
  expect(names(step(1, 1, 'schemed'))).toEqual([]);
});
