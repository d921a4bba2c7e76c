import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { reader } from '../kernel/language.svelte';
import { lastLook, rememberLook } from '../kernel/lastLook';
import type { MatchStore } from '../kernel/match.svelte';
import { Words } from '../kernel/words';
import type { Step } from '../protocol';
import Journal from './Journal.svelte';
import PlainMark from './PlainMark.test.svelte';

const WORDS = `
journal = Journal
journal-since = Since you last looked: { $count }
journal-seen-before = new above
journal-undone = { $name } took it back.
event-visited = { $seat } went visiting.
event-put-out = { $seat } put to sea.
`;
const step = (number: number, seat: number, name = 'visited'): Step => ({
  number,
  seat,
  story: [{ name, facts: { seat } }],
});
const STEPS = [step(1, 0), step(2, 1), step(3, 2, 'put-out'), step(4, 1)];

const show = (of: Partial<MatchStore> = {}): MatchStore => {
  const store = {
    match: { id: 'm' },
    seat: 0,
    over: false,
    steps: STEPS,
    undone: [],
    naming: { names: ['Ann', 'Bea', 'Cid'], titles: {} },
    ...of,
  } as unknown as MatchStore;
  draw(store);
  return store;
};
const draw = (store: MatchStore): void =>
  void render(Journal, { store, Mark: PlainMark, headlines: new Set(['put-out']) });
const lines = (): string[] =>
  screen.getAllByRole('listitem').map((item) => item.textContent!.replace(/\s+/g, ' ').trim());
const digest = () => screen.queryByRole('complementary');

beforeEach(() => {
  localStorage.clear();
  reader.words = new Words('en', [['en', [WORDS]]]);
});
afterEach(cleanup);

test('the newest move stands on top, with its captain in bold', () => {
  show();
  expect(lines()[0]).toBe('1 Bea went visiting.');
  expect(screen.getAllByText('Bea')[0]?.tagName).toBe('B');
});

test('a turn taken back is told where it was', () => {
  show({ undone: [{ to: 2, seat: 1, undos: 1 }] });
  expect(lines()).toEqual([
    '1 Bea went visiting.',
    '2 Cid put to sea.',
    '1 Bea took it back.',
    '1 Bea went visiting.',
    '0 Ann went visiting.',
  ]);
});

describe('since one last looked', () => {
  test('nothing is new to whoever looks for the first time; how far they saw is remembered', () => {
    show();
    expect(digest()).toBeNull();
    expect(lastLook('m', 0)).toBe(4);
  });

  test('what came in the meantime is counted, told in short and marked with a line', () => {
    rememberLook('m', 0, 2);
    show();
    expect(digest()?.textContent?.replace(/\s+/g, ' ')).toContain('Since you last looked: 2 Cid put to sea.');
    expect(lines()[1]).toBe('2 Cid put to sea. new above');
    expect(screen.getAllByText('new above')).toHaveLength(1);
    expect(lastLook('m', 0)).toBe(4);
  });

  test('each seat of a device has seen its own', () => {
    rememberLook('m', 1, 2);
    show();
    expect(digest()).toBeNull();
    expect(lastLook('m', 1)).toBe(2);
  });

  test('a match that is over has nothing new, and is not remembered', () => {
    rememberLook('m', 0, 2);
    show({ over: true });
    expect(digest()).toBeNull();
    expect(lastLook('m', 0)).toBe(2);
  });

  test('a journal drawn anew, as from street to chart, finds nothing new in what its reader watched', () => {
    const store = show();
    cleanup();
    Object.assign(store, { steps: [...STEPS, step(5, 1)] });
    draw(store);
    expect(digest()).toBeNull();
    expect(lastLook('m', 0)).toBe(5);
  });

  test('whoever has acted has read it', () => {
    rememberLook('m', 0, 2);
    show({ steps: [...STEPS, step(5, 0)] });
    expect(digest()).toBeNull();
  });
});
