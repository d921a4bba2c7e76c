import { describe, expect, test } from 'vitest';

import type { Step, Table } from '../protocol';
import { foldMessage, foldSteps, foldStory, foldTable, foldUndone, lastStep, NOTHING_SEEN } from './fold';

const table = (number: number, waiting: number[] = [0], undos = 0): Table =>
  ({ number, undos, view: {}, prompt: null, waiting }) as unknown as Table;
const step = (number: number): Step => ({ number, seat: 0, story: [{ name: 'visited', facts: {} }] });

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
    const seen = foldTable(foldSteps(NOTHING_SEEN, [step(4)]), table(9));
    expect(lastStep(seen)).toBe(4);
    expect(lastStep(NOTHING_SEEN)).toBe(0);
  });
});

describe('a turn taken back', () => {
  const seen = foldMessage(NOTHING_SEEN, { steps: [step(1), step(2), step(3)], table: table(3) });

  test('unsays what was told after it, and lets an older table in', () => {
    const back = foldUndone(seen, { to: 1, seat: 0 });
    expect(back.steps.map(({ number }) => number)).toEqual([1]);
    expect(lastStep(back)).toBe(1);
    expect(foldTable(back, table(1, [2], 1)).table?.waiting).toEqual([2]);
    expect(foldTable(foldTable(back, table(1, [2], 1)), table(3)).table?.undos).toBe(1);
    expect(back.undone).toEqual([{ to: 1, seat: 0 }]);
  });

  test('leaves nothing to choose from the table that no longer stands', () => {
    const asked = { ...seen, table: { ...table(3), prompt: { choices: [] }, undo: 1 } as unknown as Table };
    const back = foldUndone(asked, { to: 1, seat: 0 });
    expect(back.table?.prompt).toBeNull();
    expect(back.table?.undo).toBeNull();
  });

  test('is told again to whoever loads the page anew', () => {
    const again = foldStory(NOTHING_SEEN, { steps: [step(1)], undone: [{ to: 1, seat: 0 }] });
    expect(again.undone).toEqual([{ to: 1, seat: 0 }]);
    expect(lastStep(again)).toBe(1);
  });

  test('is forgotten when what lies before it is taken back too', () => {
    const back = foldUndone(foldUndone(seen, { to: 2, seat: 0 }), { to: 1, seat: 1 });
    expect(back.undone).toEqual([{ to: 1, seat: 1 }]);
  });

  test('told twice is taken back once', () => {
    const once = foldUndone(seen, { to: 1, seat: 0 });
    expect(foldUndone(once, { to: 1, seat: 0 })).toBe(once);
  });
});
