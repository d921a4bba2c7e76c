import { expect, test } from 'vitest';

import { READING, stepTo, type Hex } from './marks';

test('hexes are read clockwise from north, each harbour followed by its two slots, the island last', () => {
  expect(READING.slice(0, 4)).toEqual(['n', 'n-a', 'n-b', 'ne']);
  expect(READING).toHaveLength(19);
  expect(READING.at(-1)).toBe('island');
});

test('the right arrow walks through all hexes and comes round', () => {
  const walked: Hex[] = ['n'];
  for (let at = 0; at < 19; at++) walked.push(stepTo(walked.at(-1) as Hex, 'ArrowRight') as Hex);
  expect(walked.slice(0, -1)).toEqual(READING);
  expect(walked.at(-1)).toBe('n');
});

test('the left arrow walks back', () => {
  for (const hex of READING) expect(stepTo(stepTo(hex, 'ArrowRight') as Hex, 'ArrowLeft')).toBe(hex);
});

test('a page leads to the next harbour of the ring, from its slots too', () => {
  expect(stepTo('nw-b', 'PageDown')).toBe('n');
  expect(stepTo('n', 'PageUp')).toBe('nw');
  expect(stepTo('island', 'PageDown')).toBeNull();
});

test('other keys lead nowhere', () => expect(stepTo('n', 'Enter')).toBeNull());
