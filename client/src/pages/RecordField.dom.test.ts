import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Problem } from '../kernel/connection';
import { reader } from '../kernel/language.svelte';
import { Words } from '../kernel/words';
import { editionOf, isOfAnotherEdition } from './recordFault';
import RecordField from './RecordField.svelte';

const WORDS = `
record-load = Load a record
record-edition = Another edition
record-edition-wanted = Played with { $name }.
record-edition-wrong = { $file } is not it.
edition-load = Load an edition
close = Close
`;
const RECORD = '{"seadogs": 1, "game": "g", "edition": "my-copy", "seats": 3}\n{"number": 1}\n';

let asked: (string | null)[];
/** A server whose record takes that edition. */
const show = (edition: string | null): void => {
  asked = [];
  render(RecordField, {
    load: (record: string, given: string | null) => {
      expect(record).toBe(RECORD);
      asked.push(given);
      return Promise.resolve(given !== edition);
    },
  });
};

const choose = (label: string, name: string, text: string): Promise<boolean> => {
  const field: HTMLInputElement = screen.getByLabelText(label);
  const files = [{ name, text: () => Promise.resolve(text) }];
  return fireEvent.change(field, { target: { files } });
};

beforeEach(() => {
  cleanup();
  reader.words = new Words('en', [['en', [WORDS]]]);
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
});

describe('a record', () => {
  test('of the house edition is opened without more ado', async () => {
    show(null);
    await choose('Load a record', 'r.jsonl', RECORD);
    await vi.waitFor(() => expect(asked).toEqual([null]));
    expect(screen.queryByText('Another edition')).toBeNull();
  });

  test('of an edition of one’s own asks for its file by name, and again if it is the wrong one', async () => {
    show('right');
    await choose('Load a record', 'r.jsonl', RECORD);
    await screen.findByText('Played with my-copy.');
    const status = screen.getByRole('status', { hidden: true });
    expect(status.textContent).toBe('');
    await choose('Load an edition', 'other.toml', 'wrong');
    await vi.waitFor(() => expect(status.textContent).toBe('other.toml is not it.'));
    await choose('Load an edition', 'mine.toml', 'right');
    await vi.waitFor(() => expect(status.textContent).toBe(''));
    expect(asked).toEqual([null, 'wrong', 'right']);
  });
});

test('a record’s edition stands in its first line', () => {
  expect(editionOf(`\uFEFF${RECORD}`)).toBe('my-copy');
  expect(['', 'nonsense', 'null', '[]'].map(editionOf)).toEqual(['', '', '', '']);
});

test('another edition is no fault of the record', () => {
  const found = (code: string): boolean => isOfAnotherEdition(new Problem(422, code, '', {}));
  expect(['record-edition-other', 'record-digest-other', 'record-seats-other'].map(found)).toEqual([
    true,
    true,
    false,
  ]);
});
