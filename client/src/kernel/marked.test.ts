import { expect, test } from 'vitest';

import { tellInParts } from './marked';
import { Words } from './words';

const words = new Words('en', [
  [
    'en',
    [
      'event-met = { $seat } met { $other } at { $place }.\nevent-dawned = Day came.\ncaptain-unnamed = Captain { $number }',
    ],
  ],
]);
const naming = { names: ['Ann', ''], titles: { cove: 'Ann’s Cove' } };

test('names are parts of their own, whatever else is called like them', () => {
  expect(tellInParts(words, { name: 'met', facts: { seat: 0, other: 1, place: 'cove' } }, naming)).toEqual([
    { text: 'Ann', name: true },
    { text: ' met ', name: false },
    { text: 'Captain 2', name: true },
    { text: ' at Ann’s Cove.', name: false },
  ]);
});

test('a sentence without names is one part', () => {
  expect(tellInParts(words, { name: 'dawned', facts: {} }, naming)).toEqual([
    { text: 'Day came.', name: false },
  ]);
});
