import { expect, test } from 'vitest';

import type { Engraving } from './plate';
import { Plates } from './plates';

const engraving = (width: number, ...out: number[]): Engraving =>
  ({ size: { width, height: 1 }, out }) as unknown as Engraving;

/** Plates that note what was engraved, as they are asked for. */
function engraved(asked: readonly (readonly [Engraving, 'sea' | 'land'])[]): string[] {
  const noted: string[] = [];
  const plates = new Plates(({ size }: Engraving, layer) => noted.push(`${layer} ${size.width}`));
  for (const [each, layer] of asked) plates.of(each, layer);
  return noted;
}

test('a layer is engraved once, whatever comes into reach or goes out of it', () => {
  const both = ['sea', 'land'] as const;
  const voyage = [engraving(1, 4), engraving(1, 3, 4), engraving(1)];
  const asked = voyage.flatMap((each) => both.map((layer) => [each, layer] as const));
  expect(engraved(asked)).toEqual(['sea 1', 'land 1']);
});

test('another window has layers of its own, and those longest unused are not kept', () => {
  const widths = [1, 2, 1, 3, 4, 5, 1, 2];
  expect(engraved(widths.map((width) => [engraving(width), 'sea'] as const))).toEqual([
    'sea 1',
    'sea 2',
    'sea 3',
    'sea 4',
    'sea 5',
    'sea 2',
  ]);
});
