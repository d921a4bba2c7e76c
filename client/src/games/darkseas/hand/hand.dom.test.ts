import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { reader } from '../../../kernel/language.svelte';
import { Words } from '../../../kernel/words';
import { HAND, TERMS, tile } from '../fixture';
import Dice from '../sea/Dice.svelte';
import en from '../words/en.ftl?raw';
import Plank from './Plank.svelte';
import Signboard from './Signboard.svelte';
import Treasures from './Treasures.svelte';

beforeEach(() => {
  reader.words = new Words('en', [['en', [en, TERMS]]]);
});
afterEach(cleanup);

const [fence, , , cabinet] = HAND;
const text = (): string => document.body.textContent.replace(/\s+/g, ' ').trim();

describe('a plank', () => {
  test('says what the tile does, what its die pays, and how many dice show it', () => {
    render(Plank, { tile: fence, rolled: 2, open: vi.fn() });
    expect(text()).toBe('The Fence Pay 1 treasure to gain 3 infamy. pirates 2 rolled');
    expect(screen.getByRole('img', { name: 'kraken' })).toBeTruthy();
  });

  test('says its joke where it has no die', () => {
    render(Plank, { tile: cabinet, open: vi.fn() });
    expect(text()).toContain('“Please stop feeding the jar.”');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('says nothing of dice before they are rolled', () => {
    render(Plank, { tile: fence, open: vi.fn() });
    expect(text()).not.toContain('rolled');
  });

  test('folded, shows name, die and pay only, and opens when pressed', async () => {
    const open = vi.fn();
    render(Plank, { tile: fence, rolled: 2, folded: true, open });
    expect(text()).toBe('The Fence pirates');
    await fireEvent.click(screen.getByRole('button', { name: /The Fence/, expanded: false }));
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('a signboard', () => {
  test('holds up all that is printed on the tile', () => {
    render(Signboard, { tile: tile('balladeer', 'green', 'pirates') });
    expect(text()).toBe('Balladeer Pay up to 3 doubloons to gain 1 infamy for each. pirates, if schemed');
  });

  test('says that a starting tile is one', () => {
    render(Signboard, { tile: tile('barkeep') });
    expect(text()).toContain('starting tile');
  });
});

test('treasures say how many there are of each kind and what they are worth', () => {
  render(Treasures, { held: [1, 0, 2, 0, 3, 0, 0, 4], points: [0, 1, 3, 6, 10], seat: 2 });
  const said = screen.getAllByRole('listitem').map((each) => within(each).getByText(/worth/).textContent);
  expect(said).toEqual([
    'Crown: 1, worth 1',
    'Chalice: 0, worth 0',
    'Pearl: 2, worth 3',
    'Idol: 0, worth 0',
    'Spyglass: 3, worth 6',
    'Map: 0, worth 0',
    'Ruby: 0, worth 0',
    'Dagger: 4, worth 10',
  ]);
});

describe('the dice', () => {
  test('are pictures with names while nobody may pick them', () => {
    render(Dice, { dice: ['purple', 'purple', 'red', 'orange'] });
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([
      'kraken',
      'kraken',
      'skull',
      'lantern',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('are buttons while they may be rolled again', async () => {
    const pick = vi.fn();
    render(Dice, { dice: ['purple', 'red'], picked: [1], pick });
    const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(first.getAttribute('aria-pressed')).toBe('false');
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(second.textContent).toContain('again');
    await fireEvent.click(first);
    expect(pick).toHaveBeenCalledWith(0);
  });

  test('leave a place empty for one that is still to be rolled', () => {
    render(Dice, { dice: ['purple', ''], fifth: 'blue' });
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([
      'kraken',
      'anchor',
    ]);
  });
});
