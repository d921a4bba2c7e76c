import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import english from '../words/en.ftl?raw';
import { reader } from '../../../kernel/language.svelte';
import type { MatchStore } from '../../../kernel/match.svelte';
import { Words } from '../../../kernel/words';
import type { Step, Told } from '../../../protocol';
import Bars from './Bars.svelte';
import Homecoming from './Homecoming.svelte';
import Ledger from './Ledger.svelte';
import { tallies } from './tally';

const NAMES = ['Ann', 'Bea', 'Cid'];
const naming = { names: NAMES, titles: {} };

let row = 0;
const by = (seat: number, ...story: Told[]): Step => ({ number: ++row, seat, story });
const told = (name: string, facts: Told['facts']): Told => ({ name, facts });

beforeEach(() => {
  row = 100;
  reader.words = new Words('en', [['en', [english, 'close = Close']]]);
});
afterEach(cleanup);

describe('the final scoring', () => {
  const steps = [
    by(0, told('conquered', { seat: 0, kind: 'fort', points: 20 })),
    by(1, told('investor-paid', { seat: 1, points: 4 })),
    by(1, told('conquered', { seat: 1, kind: 'fort', points: 12 })),
    by(1, told('cargo-scored', { seat: 1, points: 26 })),
  ];
  const scores = [24, 38, 4];
  const scale = { conquest_points: [0, 1, 4, 10], set_points: [0, 2, 8, 16, 26], chest_points: [3, 4, 5] };
  const of = { ranked: [1, 0, 2], scores, made: tallies(steps, scores), naming };

  test('draws every bar from one zero, as long as the score, with what the Investor took left of it', () => {
    const { container } = render(Bars, of);
    const whole = 4 + 38;
    const share = (element: Element): number => Number.parseFloat((element as HTMLElement).style.width);
    const bars = [...container.querySelectorAll('.bars > li')];
    expect(bars.map((bar) => bar.getAttribute('data-seat'))).toEqual(['1', '0', '2']);
    bars.forEach((bar, at) => {
      const widths = [...bar.querySelectorAll('.before, .segment')].map(share);
      const end = widths.reduce((sum, width) => sum + width, 0);
      expect(end).toBeCloseTo(((4 + scores[of.ranked[at]!]!) * 100) / whole);
    });
    const [paid] = bars[0]!.querySelectorAll('.segment');
    expect(paid?.getAttribute('data-source')).toBe('investor');
    expect(paid?.textContent?.trim()).toBe('4−4');
    expect((bars[1]!.querySelector('.before') as HTMLElement).style.width).toBe(
      (container.querySelector('.bars') as HTMLElement).style.getPropertyValue('--zero'),
    );
  });

  test('puts every point in a row, and the rows add up', () => {
    render(Ledger, { ...of, scale, tieRule: () => undefined });
    const cells = (row: HTMLElement): number[] =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent!.trim().replace('−', '-')));
    const rows = screen.getAllByRole('row').slice(1);
    const sums = rows.slice(0, -1).map(cells);
    const added = of.ranked.map((_, at) => sums.reduce((sum, row) => sum + row[at]!, 0));
    expect(added).toEqual([38, 24, 4]);
    expect(cells(rows.at(-1)!)).toEqual([38, 24, 4]);
  });

  test('marks the most from a source where captains differ in it, and only there', () => {
    render(Ledger, { ...of, scale, tieRule: () => undefined });
    const marked = screen.getAllByRole('img', { name: 'most from this source' });
    expect(marked.map((mark) => mark.closest('td')?.textContent?.trim())).toEqual(['20', '26']);
  });

  test('says what kinds, sets and treasure are worth, as this edition has it', () => {
    const dear = { ...scale, conquest_points: [0, 2, 5, 11], chest_points: [6, 7, 9] };
    render(Ledger, { ...of, scale: dear, tieRule: () => undefined });
    expect(screen.getByText('2, 5 or 11 a voyage')).toBeTruthy();
    expect(screen.getByText('sets of 2, 3, 4: 8, 16, 26')).toBeTruthy();
    expect(screen.getByText('silver 6, gold 7, jewel 9')).toBeTruthy();
  });

  test('leads from the tie-break to its rule', () => {
    const tieRule = vi.fn();
    render(Ledger, { ...of, scale, tieRule });
    screen.getByRole('button', { name: /lower Homebound dock/ }).click();
    expect(tieRule).toHaveBeenCalledOnce();
  });
});

describe('the homecoming', () => {
  const first = [
    by(-1, told('voyage-began', { voyage: 1 })),
    by(1, told('conquered', { seat: 1, kind: 'town', points: 3 })),
    by(1, told('hero-hailed', { seat: 1, dock: 1, points: 2 }), told('voyage-began', { voyage: 2 })),
  ];
  const show = (steps: Step[], seat = 0, over = false) =>
    render(Homecoming, {
      store: { steps, seat, over, naming, table: { view: { seats: 3 } } } as unknown as MatchStore,
    });
  const panel = () => screen.queryByRole('complementary', { name: 'Homecoming' });

  test('says who made what of the voyage, most first', () => {
    show(first);
    const items = within(panel()!).getAllByRole('listitem');
    const said = (item: HTMLElement, part: string) => item.querySelector(part)?.textContent;
    expect(items.map((item) => [said(item, 'b'), said(item, '.points')])).toEqual([
      ['Bea', '5'],
      ['Ann', '0'],
      ['Cid', '0'],
    ]);
    const chips = [...items[0]!.querySelectorAll('.chip')].map((chip) => chip.getAttribute('data-source'));
    expect(chips).toEqual(['town', 'hero']);
    expect(items[1]!.textContent).toContain('no points on this voyage');
  });

  test('leaves with the reader’s next move, not with another’s', () => {
    show([...first, by(2, told('visited', { seat: 2 }))]);
    expect(panel()).not.toBeNull();
    cleanup();
    show([...first, by(0, told('visited', { seat: 0 }))]);
    expect(panel()).toBeNull();
  });

  test('is not there before the first, nor at the end', () => {
    show(first.slice(0, 2));
    expect(panel()).toBeNull();
    show(first, 0, true);
    expect(panel()).toBeNull();
  });

  test('folds as soon as anything else is pressed, by pointer or key, and unrolls again', async () => {
    show(first);
    const unrolled = () => within(panel()!).getByRole('button', { expanded: true });
    const pressing = [
      () => new Event('pointerdown', { bubbles: true }),
      () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    ];
    for (const press of pressing) {
      panel()!.dispatchEvent(press());
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      await tick();
      expect(unrolled()).toBeTruthy();
      document.body.dispatchEvent(press());
      await tick();
      within(panel()!).getByRole('button', { expanded: false }).click();
      await tick();
      expect(unrolled()).toBeTruthy();
    }
  });

  test('can be closed', async () => {
    show(first);
    screen.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(panel()).toBeNull());
  });
});
