import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { reader } from '../../../kernel/language.svelte';
import { LANGUAGES, Words, type Language } from '../../../kernel/words';
import { dashPlaces, passedPlaces } from '../places';
import { INIGO, LANDING, MARLOW, REACH, SAILING, TERMS } from '../fixture';
import el from '../words/el.ftl?raw';
import en from '../words/en.ftl?raw';
import es from '../words/es.ftl?raw';
import Island from './Island.svelte';
import { READING } from './marks';

const TEXTS: Record<Language, string> = { en, el, es };
const speak = (language: Language): void => {
  const words = TEXTS[language];
  reader.words = new Words(language, [[language, [words, TERMS]]]);
};
const hexes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hex]')];
const hex = (name: string): HTMLElement => hexes().find((each) => each.dataset.hex === name) as HTMLElement;
const spoken = (name: string): string => hex(name).textContent.replace(/\s+/g, ' ').trim();

beforeEach(() => speak('en'));
afterEach(cleanup);

const sailing = (press = vi.fn()) =>
  render(Island, { island: MARLOW, owner: 'Marlow', marks: SAILING, reach: REACH, press });

test('all nineteen hexes are buttons, in the order in which they are read', () => {
  sailing();
  expect(hexes().map((each) => each.dataset.hex)).toEqual(READING);
  expect(screen.getAllByRole('button')).toHaveLength(19);
});

describe('a harbour says all that is drawn on it', () => {
  test('colour, symbol, pirates, and that the ship can enter', () => {
    sailing();
    expect(spoken('sw')).toBe(
      'Purple harbour, kraken, south-west, 2 of 4 pirates, 1 dread; stop 1 of the ship: a die lets it in; can be chosen; ' +
        'two slots: Balladeer, awake and empty',
    );
  });

  test('captain and guard', () => {
    sailing();
    expect(spoken('nw')).toContain('the captain is here; guarded by the captain');
    expect(spoken('nw')).toContain('stop 2 of the ship: the captain lets it in');
  });

  test('the ship, and where its way ends', () => {
    sailing();
    expect(spoken('s')).toContain('the ship lies here');
    expect(spoken('ne')).toContain("the ship's way ends here");
  });

  test('why it cannot be chosen', () => {
    render(Island, { island: MARLOW, owner: 'Marlow', marks: LANDING, press: vi.fn() });
    expect(spoken('s')).toContain('cannot be chosen; full: 4 of 4');
    expect(hex('s').getAttribute('aria-disabled')).toBe('true');
  });
});

test('a harbour that is not laid yet has neither symbol nor quay', () => {
  const harbours = MARLOW.harbours.map((each) => ({ ...each, colour: '' as const, pirates: 0, dread: 0 }));
  render(Island, { island: { ...MARLOW, harbours }, owner: 'Marlow', press: vi.fn() });
  expect(spoken('ne')).toContain('Harbour not laid yet, north-east, 0 of 4 pirates');
  expect(document.querySelectorAll('[data-anchor^="berth:"]')).toHaveLength(0);
});

test('a tile says its name, its harbour, its effect and how it stands', () => {
  sailing();
  expect(spoken('sw-a')).toBe(
    'Balladeer, plunder tile at the purple harbour; Pay up to 3 doubloons to gain 1 infamy for each. awake',
  );
  expect(spoken('sw-b')).toBe('Empty slot at the purple harbour');
});

test.each(LANGUAGES)('every name is made of words that there are in %s', (language) => {
  speak(language);
  const missing = vi.spyOn(console, 'error');
  for (const [island, marks] of [
    [MARLOW, SAILING],
    [MARLOW, LANDING],
    [INIGO, { 'n-a': { state: 'threatened' } }],
  ] as const) {
    render(Island, { island, owner: 'Marlow', marks, reach: REACH, shields: true, press: vi.fn() });
    cleanup();
  }
  expect(missing).not.toHaveBeenCalled();
  missing.mockRestore();
});

test('a choice bears its text, and pressing a hex names it', async () => {
  const press = vi.fn();
  sailing(press);
  expect(hex('sw').dataset.move).toBe('sail');
  expect(hex('se').dataset.move).toBeUndefined();
  await fireEvent.click(hex('sw'));
  expect(press).toHaveBeenCalledWith('sw', expect.any(MouseEvent));
});

test('one hex is in the way of the tab key; arrows lead to the others', async () => {
  sailing();
  const reachable = () => hexes().filter((each) => each.tabIndex === 0);
  expect(reachable()).toEqual([hex('n')]);
  hex('n').focus();
  await fireEvent.keyDown(hex('n'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(hex('n-a'));
  expect(reachable()).toEqual([hex('n-a')]);
});

test('the lane bears the names by which a ship goes along it and its dashes burn away', () => {
  sailing();
  const found = (name: string) => document.querySelectorAll(`[data-anchor="${name}"]`).length;
  expect([...passedPlaces(2, 's'), ...dashPlaces(2, 's'), 'bay:2:sw'].map(found)).toEqual(Array(12).fill(1));
  // Three harbours are in reach from the south: there are dashes to the north, and none beyond.
  expect(dashPlaces(2, 'nw').map(found)).toEqual(Array(8).fill(1));
  expect(dashPlaces(2, 'n').map(found)).toEqual(Array(8).fill(0));
});

test('berths fill from the left, and what moves has names', () => {
  sailing();
  const named = (name: string) => document.querySelectorAll(`[data-piece="${name}"]`).length;
  expect([1, 2, 3, 4].map((berth) => named(`pirate:2:n:${berth}`))).toEqual([1, 1, 1, 0]);
  expect(document.querySelectorAll('[data-anchor^="berth:2:n:"]')).toHaveLength(4);
  expect(named('captain:2') + named('ship:2') + named('tile:2:sw-a')).toBe(3);
});
