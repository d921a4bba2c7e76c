import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { groupChoices } from '../kernel/grouping';
import { hinted } from '../kernel/hinted.svelte';
import { reader } from '../kernel/language.svelte';
import type { MatchStore } from '../kernel/match.svelte';
import { pointed } from '../kernel/pointed.svelte';
import { NO_NAMING, Words } from '../kernel/words';
import type { Choice, Prompt } from '../protocol';
import PlainMark from './PlainMark.test.svelte';
import Slip from './Slip.svelte';

const WORDS = `
slip = Slip
slip-groups = Which
slip-other = Other
slip-turn = Your turn, { $name }.
slip-all = All { $count }
undo = Undo
slip-nothing-done = Nothing was changed.
slip-stale = The table moved on.
slip-busy = The choice before it was on its way.
slip-sending = On its way.
guide-hint = Hint
guide-visit =
    .title = Visiting
short-pass = Skip
preview-place = { $disc } at { $place } costs 2 crew.
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
      PLACES.map((place) => ({
        text: `place ${disc} ${place}`,
        name: 'place',
        facts: { disc, place },
        grave: false,
      })),
    ),
    { text: 'pass', name: 'pass', facts: {}, grave: false },
  ],
};
const naming = { names: ['Ann', 'Bob'], titles: Object.fromEntries(PLACES.map((place) => [place, place])) };

let moved: string[];
let takenBack: number;
let asked: (string | undefined)[];
const show = (
  store: Partial<MatchStore>,
  onBoard?: (choice: Choice) => boolean,
  inOrder?: (choices: readonly Choice[]) => readonly Choice[],
): void => {
  const given = {
    sending: null,
    lineUp: true,
    waiting: [0],
    naming,
    undo: null,
    remark: null,
    notice: null,
    late: false,
    takeBack: () => (takenBack += 1),
    move: (text: string) => moved.push(text),
  };
  const full = { ...given, prompt: null, ...store } as unknown as MatchStore;
  const grouping = full.prompt ? groupChoices(full.prompt, ['disc']) : null;
  render(Slip, {
    store: full,
    grouping,
    chosen: null,
    Mark: PlainMark,
    ...(onBoard && { onBoard }),
    ...(inOrder && { inOrder }),
    rules: (clause?: string) => asked.push(clause),
  });
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-move]')].map((each) => each.dataset.move ?? '');

// jsdom lays nothing out, and has none.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

beforeEach(() => {
  reader.words = new Words('en', [['en', [WORDS]]]);
  moved = [];
  takenBack = 0;
  pointed.leave();
  hinted.leave('visit');
  window.innerWidth = 1024;
  asked = [];
});

describe('the slip', () => {
  test('asks its question and leads to every choice', async () => {
    show({ prompt });
    expect(screen.getByRole('status').textContent).toContain('Your turn, Ann. Place a disc.');
    screen.getByRole('button', { name: 'All 16' }).click();
    await tick();
    const all = [...new Set(shown())];
    expect(all.toSorted()).toEqual(prompt.choices.map(({ text }) => text).toSorted());
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-group]')].map((each) => each.dataset.group),
    ).toEqual(['1', '2', '3', '']);
  });

  test('sends the text of the choice that is clicked', async () => {
    show({ prompt });
    screen.getByRole('button', { name: 'All 16' }).click();
    await tick();
    screen.getByRole('button', { name: 'disc 1 at b' }).click();
    expect(moved).toEqual(['place 1 b']);
  });

  test('offers by itself what has no piece on the board', () => {
    show({ prompt }, ({ name }) => name === 'place');
    expect(shown()).toEqual(['pass']);
  });

  test('needs no list of all where all stand in it', () => {
    show({ prompt: { ...prompt, choices: prompt.choices.slice(0, 3) } });
    expect(shown()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
  });

  test('answers what is pointed at, and only that', async () => {
    show({ prompt }, () => true);
    pointed.at('place 2 c');
    await tick();
    expect(document.body.textContent).toContain('disc 2 at c costs 2 crew.');
    expect(shown()).toEqual([]);
    pointed.leave();
    await tick();
    expect(document.body.textContent).not.toContain('costs');
  });

  test('has a button for the choice that was tapped', async () => {
    show({ prompt }, () => true);
    pointed.press('place 2 c');
    await tick();
    screen.getByRole('button', { name: 'Disc 2 at c' }).click();
    expect(moved).toEqual(['place 2 c']);
  });

  test('offers to take the turn back exactly when the server does', async () => {
    show({ prompt, undo: 4 });
    screen.getByRole('button', { name: 'Undo' }).click();
    expect(takenBack).toBe(1);
    cleanup();
    show({ prompt, undo: null });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('opens the rule that the question rests on', () => {
    show({ prompt });
    screen.getByRole('button', { name: 'The rule' }).click();
    expect(asked).toEqual(['mission.place']);
  });

  test('says that nothing was done after a refusal, and answers again what is pointed at', async () => {
    const refused = { code: 'passed', clause: 'street.forward', facts: {} };
    show({ prompt, remark: refused }, () => true);
    expect(document.body.textContent).toContain('Nothing was changed.');
    pointed.at('place 2 c');
    await tick();
    expect(document.body.textContent).toContain('disc 2 at c costs 2 crew.');
    cleanup();
    show({ prompt, remark: refused, notice: refused }, () => true);
    expect(document.body.textContent).toContain('Nothing was changed.');
  });

  test('says that the table has moved on where a choice came too late', () => {
    show({ prompt, remark: { code: 'stale', clause: '' } });
    expect(document.body.textContent).toContain('The table moved on.');
  });

  test('says so where something else was still on its way, though the pointer rests on what was pressed', async () => {
    pointed.press('place 2 c');
    show({ prompt, sending: 'pass', remark: { code: 'busy', clause: '' } });
    await tick();
    expect(document.body.textContent).toContain('The choice before it was on its way.');
    expect(pointed.pressed).toBeNull();
    pointed.press('place 2 c');
    await tick();
    expect(pointed.pressed).toBe('place 2 c');
    expect(document.body.textContent).toContain('disc 2 at c costs 2 crew.');
  });

  test('says that a choice is on its way once that takes long', () => {
    show({ prompt, sending: 'pass', late: false });
    expect(document.body.textContent).not.toContain('On its way.');
    cleanup();
    pointed.at('place 2 c');
    show({ prompt, sending: 'pass', late: true });
    expect(document.body.textContent).toContain('On its way.');
  });

  test('has a button for the hint that has no place of its own', async () => {
    show({ prompt });
    expect(screen.queryByRole('button', { name: /^Hint.*Visiting$/ })).toBeNull();
    hinted.wait('visit');
    await tick();
    screen.getByRole('button', { name: /^Hint.*Visiting$/ }).click();
    expect(hinted.opened).toBe(true);
  });

  test('reads its choices in the order that the game asks for', () => {
    const two = { ...prompt, choices: prompt.choices.slice(0, 2) };
    show({ prompt: two }, undefined, (choices) => choices.toReversed());
    expect(shown()).toEqual(['place 1 b', 'place 1 a']);
  });

  test('says it in fewer words on a phone where three must stand in a row, and whole to who listens', () => {
    window.innerWidth = 390;
    show({ prompt: { ...prompt, choices: [...prompt.choices.slice(0, 2), ...prompt.choices.slice(-1)] } });
    // What is seen comes first in what is heard, so that who speaks to the page can name it.
    const pass = screen.getByRole('button', { name: /^Skip ?: Pass$/ });
    expect(pass.querySelector('.words')?.textContent).toBe('Skip');
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
