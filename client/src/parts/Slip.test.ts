import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';

import { groupChoices } from '../kernel/grouping';
import { reader } from '../kernel/language.svelte';
import type { MatchStore } from '../kernel/match.svelte';
import { NO_NAMING, Words } from '../kernel/words';
import type { Prompt } from '../protocol';
import PlainMark from './PlainMark.test.svelte';
import Slip from './Slip.svelte';

const WORDS = `
slip = Slip
slip-groups = Which
slip-other = Other
rule-for-this = The rule
awaits = Waiting for { $names }.
prompt-place = Place a disc.
choice-place = { $disc } at { $place }
choice-pass = Pass
disc-1 = disc 1
disc-2 = disc 2
disc-3 = disc 3
captain-unnamed = Captain { $number }
`;
const PLACES = ['a', 'b', 'c', 'd', 'e'];
const prompt: Prompt = {
  seat: 0,
  name: 'place',
  clause: 'mission.place',
  facts: {},
  choices: [
    ...['1', '2', '3'].flatMap((disc) =>
      PLACES.map((place) => ({ text: `place ${disc} ${place}`, name: 'place', facts: { disc, place } })),
    ),
    { text: 'pass', name: 'pass', facts: {} },
  ],
};
const naming = { names: ['Ann', 'Bob'], titles: Object.fromEntries(PLACES.map((place) => [place, place])) };

let moved: string[];
let asked: (string | undefined)[];
const show = (store: Partial<MatchStore>): void => {
  const given = {
    sending: null,
    lineUp: true,
    waiting: [0],
    naming,
    move: (text: string) => moved.push(text),
  };
  const full = { ...given, prompt: null, ...store } as unknown as MatchStore;
  const grouping = full.prompt ? groupChoices(full.prompt, ['disc']) : null;
  render(Slip, {
    store: full,
    grouping,
    chosen: null,
    Mark: PlainMark,
    rules: (clause?: string) => asked.push(clause),
  });
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-move]')].map((each) => each.dataset.move ?? '');

beforeEach(() => {
  reader.words = new Words('en', [['en', [WORDS]]]);
  moved = [];
  asked = [];
});

describe('the slip', () => {
  test('asks its question and leads to every choice, group by group', async () => {
    show({ prompt });
    expect(screen.getByRole('status').textContent).toContain('Place a disc.');
    const found: string[] = [];
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      group.click();
      await Promise.resolve();
      found.push(...shown());
    }
    expect(found.toSorted()).toEqual(prompt.choices.map(({ text }) => text).toSorted());
  });

  test('sends the text of the choice that is clicked', () => {
    show({ prompt });
    screen.getByRole('button', { name: 'disc 1 at b' }).click();
    expect(moved).toEqual(['place 1 b']);
  });

  test('opens the rule that the question rests on', () => {
    show({ prompt });
    screen.getByRole('button', { name: 'The rule' }).click();
    expect(asked).toEqual(['mission.place']);
  });

  test('says who is waited for while it is not one’s turn', () => {
    show({ waiting: [1] });
    expect(screen.getByRole('status').textContent).toContain('Waiting for Bob.');
    expect(shown()).toEqual([]);
  });

  test('calls a captain without a name by number', () => {
    show({ waiting: [1], naming: NO_NAMING });
    expect(screen.getByRole('status').textContent).toContain('Captain 2');
  });
});
