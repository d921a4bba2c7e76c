import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ValueNotes } from '../games';
import { reader } from '../kernel/language.svelte';
import type { Manual } from '../kernel/manual';
import { Words } from '../kernel/words';
import RulesDrawer from './RulesDrawer.svelte';

const WORDS = `
rules = Rules
rules-search = Search
rules-chapters = Chapters
close = Close
house-value = House value:
ruling = Ruling:
option-name = “{ $name }”
switch-long_night = The long night
`;
const clause = (slug: string, note: string) => ({
  slug,
  title: slug,
  paragraphs: ['So it is.'],
  rulings: [note],
});
const MANUAL = {
  title: 'How to play',
  preface: [],
  chapters: [
    {
      title: 'The sea',
      clauses: [
        clause('sea.towns', 'The points are invented.'),
        clause('sea.forts', 'The troops are invented.'),
        clause('sea.tie', 'We let the first go first.'),
      ],
    },
  ],
} as unknown as Manual;

const show = (notes?: ValueNotes): void => {
  render(RulesDrawer, { manual: MANUAL, clause: '', notes, close: () => undefined });
};
/** The notes as they stand, label first. */
const notesShown = (): string[] =>
  [...document.querySelectorAll('.ruling')].map((note) => note.textContent.replace(/\s+/g, ' ').trim());

beforeEach(() => {
  cleanup();
  reader.words = new Words('en', [['en', [WORDS]]]);
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = () => undefined;
  vi.stubGlobal('CSS', { escape: (name: string) => name });
});

test('a note on values that the house made up is marked so, a ruling as a ruling', () => {
  show({ house: new Set(['sea.towns', 'sea.forts']), own: new Set() });
  expect(notesShown()).toEqual([
    'House value: The points are invented.',
    'House value: The troops are invented.',
    'Ruling: We let the first go first.',
  ]);
});

test('where the edition accounts for its values nothing is said of invention', () => {
  show({ house: new Set(['sea.forts']), own: new Set(['sea.towns']) });
  expect(notesShown()).toEqual([
    'House value: The troops are invented.',
    'Ruling: We let the first go first.',
  ]);
  expect(screen.getByText('sea.towns', { selector: 'a' })).toBeTruthy();
});

test('an option is called by its name', () => {
  const tide = {
    slug: 'sea.night',
    title: 'Night',
    paragraphs: ['With `long_night` it lasts.'],
    rulings: [],
  };
  const manual = { title: 'How to play', preface: [], chapters: [{ title: 'The sea', clauses: [tide] }] };
  render(RulesDrawer, { manual, clause: '', notes: undefined, close: () => undefined });
  expect(screen.getByText('With “The long night” it lasts.')).toBeTruthy();
});
