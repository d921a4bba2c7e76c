import { expect, test } from 'vitest';

import { layoutOf } from '../island/geometry';
import { kindOf, measureOf, zoomOf } from './layout';

test('the table has a shape for every width', () => {
  const kinds = [390, 820, 1024, 1280, 2560].map((width) => kindOf(width, 900));
  expect(kinds).toEqual(['phone', 'tablet', 'desk', 'wide', 'wide']);
});

test('where a tablet is too low, what is had stands beside the island', () => {
  expect(kindOf(844, 512)).toBe('low');
  expect(kindOf(1023, 720)).toBe('low');
  expect(kindOf(768, 976)).toBe('tablet');
});

test('an island fits the room that it is given', () => {
  for (const [kind, width, height] of [
    ['wide', 776, 720],
    ['desk', 704, 560],
    ['tablet', 800, 560],
    ['low', 450, 400],
    ['phone', 390, 424],
  ] as const) {
    const drawn = layoutOf(measureOf(kind, width, height));
    expect(drawn.width).toBeLessThanOrEqual(width + 0.01);
    expect(drawn.height).toBeLessThanOrEqual(height + 0.01);
  }
});

test('a page larger than it was drawn for is drawn larger, a little larger one is not', () => {
  expect(zoomOf(2560, 1392)).toBeGreaterThan(1.6);
  expect(zoomOf(1480, 860)).toBe(1);
  expect(zoomOf(820, 1400)).toBe(1);
});
