import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { reader } from '../../../kernel/language.svelte';
import type { MatchStore } from '../../../kernel/match.svelte';
import { LANGUAGES, Words, type Language } from '../../../kernel/words';
import { INIGO, MARLOW, TERMS, THEODORA, WREN } from '../fixture';
import el from '../words/el.ftl?raw';
import en from '../words/en.ftl?raw';
import es from '../words/es.ftl?raw';
import Scoring from './Scoring.svelte';

const TEXTS: Record<Language, string> = { en, el, es };
const NAMES = ['Wren', 'Íñigo', 'Marlow', 'Theodora'];
/** infamy, treasures, doubloons, dread, harbours, full, tiles */
type Sources = readonly [number, number, number, number, number, number, number];

const score = ([infamy, treasures, doubloons, dread, harbours, full, tiles]: Sources) => ({
  infamy,
  treasures,
  doubloons,
  dread,
  harbours,
  full,
  tiles,
  total: infamy + treasures + doubloons + dread + harbours + full + tiles,
});
const ended = [
  { ...WREN, score: score([23, 7, 0, 5, 6, 2, 5]), doubloons: 2, own_treasures: [0, 0, 0, 2, 0, 2, 0, 1] },
  { ...INIGO, score: score([9, 7, 5, 9, 5, 3, 5]), doubloons: 16, own_treasures: [1, 0, 0, 0, 0, 0, 3, 0] },
  { ...MARLOW, score: score([14, 18, 2, 7, 6, 2, 7]), doubloons: 7, own_treasures: [1, 0, 3, 0, 4, 0, 1, 0] },
  {
    ...THEODORA,
    score: score([21, 11, 1, 4, 5, 1, 0]),
    doubloons: 5,
    own_treasures: [1, 3, 0, 0, 0, 1, 0, 2],
  },
];
const TILES = [
  [{ slot: 'sw-b', tile: 'town-council', points: 5 }],
  [{ slot: 'n-b', tile: 'iron-strongbox', points: 5 }],
  [{ slot: 'se-a', tile: 'black-banner', points: 7 }],
  [],
];

const over = (seats: readonly number[]): MatchStore => {
  const islands = seats.map((from, seat) => ({ ...ended[from], seat, tile_scores: TILES[from] }));
  const totals = islands.map((island) => island.score?.total ?? 0);
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return {
    match: { id: 'm', game: 'darkseas', places, scores: totals },
    table: { view: { islands, rounds: 12 } },
    steps: [{ number: 90, seat: 0, story: [] }],
    naming: { names: seats.map((from) => NAMES[from]), titles: {} },
    seat: 0,
  } as unknown as MatchStore;
};
const dawn = (store = over([0, 1, 2, 3]), more = {}) =>
  render(Scoring, { store, rules: vi.fn(), again: null, ...more });
const speak = (language: Language): void => {
  reader.words = new Words(language, [[language, [TEXTS[language], TERMS, 'record = Record']]]);
};
const figures = (row: HTMLElement): number[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => Number(cell.querySelector('b')?.textContent));

beforeEach(() => speak('en'));
afterEach(cleanup);

describe('at dawn', () => {
  test('columns stand by place, under their towers', () => {
    const { container } = dawn();
    const towers = [...container.querySelectorAll('.towers > li')].map((each) =>
      each.getAttribute('data-seat'),
    );
    expect(towers).toEqual(['2', '0', '1', '3']);
    const heads = screen.getAllByRole('columnheader').slice(1);
    expect(heads.map((each) => each.textContent.trim())).toEqual(['Marlow', 'Wren', 'Íñigo', 'Theodora']);
  });

  test('every source is a row, and the rows add up', () => {
    dawn();
    const rows = screen.getAllByRole('row').slice(1);
    const named = (name: string): number[] =>
      figures(
        rows.find((row) => within(row).getByRole('rowheader').textContent.trim() === name) as HTMLElement,
      );
    const sum = (...names: string[]): number[] =>
      names.map(named).reduce((all, row) => all.map((points, at) => points + (row[at] ?? 0)));
    expect(named('Wealth')).toEqual(sum('Treasures', 'Doubloons'));
    expect(named('Power')).toEqual(sum('Dread Pirates', 'Harbours held', 'Full harbours', 'End tiles'));
    expect(named('Infamy')).toEqual(sum('Infamy in play', 'Wealth', 'Power'));
    expect(named('Infamy')).toEqual([56, 48, 43, 43]);
  });

  test('everybody’s treasures lie open, and the tiles that scored have their names', () => {
    dawn();
    const treasures = screen.getByRole('row', { name: /^Treasures/ });
    expect(treasures.textContent.replace(/\s+/g, ' ')).toContain('Spyglass: 4');
    expect(treasures.textContent).toContain('Chalice: 3');
    expect(screen.getByRole('row', { name: /^End tiles/ }).textContent).toContain('Black Banner');
  });

  test('captains with as much infamy share a place, and the rule is at hand', async () => {
    const rules = vi.fn();
    dawn(over([0, 1, 2, 3]), { rules });
    const shared = screen.getAllByRole('button', { name: 'shares 3rd' });
    expect(shared).toHaveLength(2);
    await fireEvent.click(shared[0] as HTMLElement);
    expect(rules).toHaveBeenCalledWith('final.tie');
  });

  test('two who share the first place are both named', () => {
    dawn(over([1, 3]));
    expect(screen.getByRole('heading').textContent).toContain('Íñigo and Theodora share the terror');
  });

  test('a tap shows the end', async () => {
    dawn();
    expect(screen.getByRole('main').classList.contains('done')).toBe(false);
    await fireEvent.pointerDown(window);
    expect(screen.getByRole('main').classList.contains('done')).toBe(true);
  });

  test('another match is offered to those who sat at this one', async () => {
    dawn();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    cleanup();
    const again = vi.fn();
    dawn(over([0, 1]), { again });
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(again).toHaveBeenCalledOnce();
  });

  test('the islands can be looked at as they were, and the night replayed', () => {
    dawn();
    expect(screen.getByRole('link', { name: 'Look at the islands' }).getAttribute('href')).toMatch(
      /replay.*90/,
    );
    expect(screen.getByRole('link', { name: 'Replay the night' }).getAttribute('href')).toMatch(/replay$/);
  });

  test.each(LANGUAGES)('there are words for all of it in %s', (language) => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    speak(language);
    for (const seats of [
      [0, 1],
      [2, 1, 3],
      [0, 1, 2, 3],
      [1, 3],
    ]) {
      dawn(over(seats), { again: vi.fn() });
      cleanup();
    }
    expect(missing).not.toHaveBeenCalled();
    for (const source of ['infamy', 'treasures', 'doubloons', 'dread', 'harbours', 'full', 'tiles'])
      expect(reader.words.has(`dawn-${source}`)).toBe(true);
    missing.mockRestore();
  });
});
