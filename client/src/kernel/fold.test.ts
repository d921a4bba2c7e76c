import { describe, expect, test } from 'vitest';

import type { Step, Table, Undone } from '../protocol';
import {
  foldMessage,
  foldSteps,
  foldStory,
  foldTable,
  foldUndone,
  lastStep,
  NOTHING_SEEN,
  type Seen,
} from './fold';

const table = (number: number, waiting: number[] = [0], undos = 0): Table =>
  ({ number, undos, view: {}, prompt: null, waiting }) as unknown as Table;
const step = (number: number): Step => ({ number, seat: 0, story: [{ name: 'visited', facts: {} }] });
const takenBack = (to: number, undos = 1): Undone => ({ to, seat: 0, undos });
const numbers = (seen: Seen): number[] => seen.steps.map(({ number }) => number);

describe('what a page has seen', () => {
  test('grows by the steps of each message, and shows its table', () => {
    const first = foldMessage(NOTHING_SEEN, { steps: [step(1), step(2)], table: table(2) });
    const second = foldMessage(first, { steps: [step(3)], table: table(3, [1]) });
    expect(second.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(second.table?.waiting).toEqual([1]);
  });

  test('is not doubled by a message told twice, as after a resumed stream', () => {
    const once = foldMessage(NOTHING_SEEN, { steps: [step(1), step(2)], table: table(2) });
    const twice = foldMessage(once, { steps: [step(1), step(2), step(3)], table: table(3) });
    expect(twice.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('keeps the newer table when answers overtake each other', () => {
    const newer = foldTable(NOTHING_SEEN, table(7));
    expect(foldTable(newer, table(5)).table?.number).toBe(7);
  });

  test('replaces a table of the same number: waiting may have changed without a move', () => {
    const seen = foldTable(NOTHING_SEEN, table(7, [0]));
    expect(foldTable(seen, table(7, [1])).table?.waiting).toEqual([1]);
  });

  test('resumes after the last step told, not after the last table shown', () => {
    const seen = foldTable(foldSteps(NOTHING_SEEN, [step(4)], 0), table(9));
    expect(lastStep(seen)).toBe(4);
    expect(lastStep(NOTHING_SEEN)).toBe(0);
  });
});

describe('a turn taken back', () => {
  const seen = foldMessage(NOTHING_SEEN, { steps: [step(1), step(2), step(3)], table: table(3) });

  test('unsays what was told after it, and lets an older table in', () => {
    const back = foldUndone(seen, takenBack(1));
    expect(back.steps.map(({ number }) => number)).toEqual([1]);
    expect(lastStep(back)).toBe(1);
    expect(foldTable(back, table(1, [2], 1)).table?.waiting).toEqual([2]);
    expect(foldTable(foldTable(back, table(1, [2], 1)), table(3)).table?.undos).toBe(1);
    expect(back.undone).toEqual([takenBack(1)]);
  });

  test('leaves nothing to choose from the table that no longer stands', () => {
    const asked = { ...seen, table: { ...table(3), prompt: { choices: [] }, undo: 1 } as unknown as Table };
    const back = foldUndone(asked, takenBack(1));
    expect(back.table?.prompt).toBeNull();
    expect(back.table?.undo).toBeNull();
  });

  test('is told again to whoever loads the page anew', () => {
    const again = foldStory(NOTHING_SEEN, { steps: [step(1)], undone: [takenBack(1)], undos: 1 });
    expect(again.undone).toEqual([takenBack(1)]);
    expect(lastStep(again)).toBe(1);
  });

  test('is forgotten when what lies before it is taken back too', () => {
    const back = foldUndone(foldUndone(seen, { to: 2, seat: 0, undos: 1 }), { to: 1, seat: 1, undos: 2 });
    expect(back.undone).toEqual([{ to: 1, seat: 1, undos: 2 }]);
  });

  test('told twice is taken back once', () => {
    const once = foldUndone(seen, takenBack(1));
    expect(foldUndone(once, takenBack(1))).toBe(once);
  });

  test('told late, after it was made at this page and the captain has moved on, is not told again', () => {
    const mine = foldTable(foldUndone(seen, takenBack(1)), table(1, [0], 1));
    const onward = foldTable(mine, table(2, [0], 1));
    expect(foldUndone(onward, takenBack(1))).toBe(onward);
  });

  test('keeps what a message from before it tells of the moves that stand, and none of those that do not', () => {
    const early = foldMessage(NOTHING_SEEN, { steps: [step(1)], table: table(1) });
    const back = foldUndone(foldTable(early, table(3)), takenBack(2));
    const late = foldMessage(back, { steps: [step(2), step(3)], table: table(3) });
    expect(numbers(late)).toEqual([1, 2]);
    const onward = foldMessage(late, { steps: [step(3)], table: table(3, [1], 1) });
    expect(numbers(onward)).toEqual([1, 2, 3]);
    expect(onward.table?.waiting).toEqual([1]);
  });

  test('lets a table that knows of it stand, though it was not told yet', () => {
    const asked = { ...table(4, [0], 1), prompt: { choices: [] } } as unknown as Table;
    const back = foldUndone(foldTable(seen, asked), takenBack(1));
    expect(back.table).toBe(asked);
    expect(numbers(back)).toEqual([1]);
  });

  test('counts for where a stream goes on only once it is told: a table alone does not say which steps it untold', () => {
    expect(foldTable(seen, table(2, [0], 1)).undos).toBe(0);
    expect(foldUndone(seen, takenBack(1)).undos).toBe(1);
    expect(foldMessage(seen, { steps: [step(4)], table: table(4, [0], 2) }).undos).toBe(2);
  });
});
