import { beforeEach, describe, expect, test } from 'vitest';

import { CHANCE, WATCHER, type Match, type Step, type Table } from '../protocol';
import { Problem } from '../kernel/connection';
import { subjectOf } from '../kernel/journal';
import { chapterAt, keyOf, stopAt, stopsOf, toldAt, type Chapter } from './cursor';
import { ReplayStore, type ReplayWire } from './replay.svelte';

const step = (number: number, seat: number, ...names: string[]): Step => ({
  number,
  seat,
  story: names.map((name) => ({ name, facts: {} })),
});
const STORY = [
  step(1, CHANCE, 'tile-laid'),
  step(2, CHANCE, 'tile-laid'),
  step(3, 0, 'visited'),
  step(4, 1),
  step(5, 1, 'put-out'),
  step(6, 0, 'put-out', 'scored'),
];

describe('the stops of a replay', () => {
  const stops = stopsOf(STORY);

  test('are the moves that told something, chance’s in a row being one', () => {
    expect(stops.map(({ last }) => last)).toEqual([2, 3, 5, 6]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [6, 3],
    [99, 3],
  ])('row %i is shown at stop %i', (row, stop) => {
    expect(stopAt(stops, row)).toBe(stop);
  });

  test('tell what happened in the order in which it happened, and of much what came of it', () => {
    const told = (...names: string[]): string[] => {
      const [stop] = stopsOf([step(7, 0, ...names)]);
      return stop ? toldAt(stop).map(({ name }) => name) : [];
    };
    expect(told('cleared', 'placed', 'turn-began')).toEqual(['cleared', 'placed', 'turn-began']);
    expect(told('came-home', 'scored', 'scored', 'scored', 'won')).toEqual(['won']);
  });

  test('are marked with the captain of whom they tell first, not with who made the move', () => {
    const story = [
      { name: 'turned-over', facts: { seat: 2 } },
      { name: 'put-out', facts: { seat: 0 } },
    ];
    expect(subjectOf(story, 0)).toBe(2);
    expect(subjectOf([{ name: 'shuffled', facts: {} }], 0)).toBe(0);
  });

  test('lie in chapters', () => {
    const chapters = [{ number: 1 }, { number: 5 }] as Chapter[];
    expect(chapterAt(chapters, 4)?.number).toBe(1);
    expect(chapterAt(chapters, 5)?.number).toBe(5);
    expect(chapterAt(chapters, 0)).toBeUndefined();
  });
});

describe('a key', () => {
  const pressed = (key: string, on: Element = document.body): ReturnType<typeof keyOf> => {
    let found: ReturnType<typeof keyOf> = null;
    const listen = (event: Event): void => void (found = keyOf(event as KeyboardEvent));
    document.addEventListener('keydown', listen);
    document.body.append(on === document.body ? '' : on);
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    document.removeEventListener('keydown', listen);
    return found;
  };

  test.each([
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forth'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['x', null],
  ])('%s means %s', (key, meaning) => {
    expect(pressed(key)).toBe(meaning);
  });

  test('is left to the button or the field that it is pressed on', () => {
    expect(pressed(' ', document.createElement('button'))).toBeNull();
    expect(pressed('ArrowRight', document.createElement('button'))).toBe('forth');
    expect(pressed('Home', document.createElement('select'))).toBeNull();
  });
});

/** An archive of one match: what it was asked, and when it answers. */
class Archive {
  asked: string[] = [];
  over = true;
  trouble: Problem | null = null;
  wire: ReplayWire = {
    match: () =>
      Promise.resolve({
        id: 'm',
        over: this.over,
        titles: {},
        chairs: [0, 1].map((seat) => ({ seat, mine: seat === 1, name: 'AB'[seat] })),
      } as unknown as Match),
    story: (_id, seat) => {
      this.asked.push(`story ${seat}`);
      return Promise.resolve({ steps: STORY, undone: [], undos: 0 });
    },
    table: (_id, seat, row) => {
      this.asked.push(`table ${seat} ${row}`);
      if (this.trouble) return Promise.reject(this.trouble);
      return Promise.resolve({ number: row, view: { seat }, waiting: [], prompt: null } as unknown as Table);
    },
  };
}

let archive: Archive;
const opened = async (number: number | null, eyes: number | null): Promise<ReplayStore> => {
  const store = new ReplayStore('m', archive.wire);
  await store.show(number, eyes);
  return store;
};

beforeEach(() => {
  archive = new Archive();
});

describe('a match looked back on', () => {
  test('begins at its first stop, by one’s own eyes', async () => {
    const store = await opened(null, null);
    expect([store.seat, store.number, store.prompt]).toEqual([1, 2, null]);
    expect(store.steps.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('is shown at the linked move, by the linked eyes', async () => {
    const store = await opened(5, WATCHER);
    expect([store.seat, store.number, store.at]).toEqual([WATCHER, 5, 2]);
  });

  test('goes no further than its ends', async () => {
    const store = await opened(null, 0);
    await store.go(-1);
    expect(store.number).toBe(2);
    await store.go(99);
    expect(store.number).toBe(6);
  });

  test('keeps its place when another’s eyes look', async () => {
    const store = await opened(3, 0);
    await store.look(1);
    expect([store.seat, store.number]).toEqual([1, 3]);
    expect(store.table?.view.seat).toBe(1);
  });

  test('keeps the place it is going to, too', async () => {
    const store = await opened(null, 0);
    await Promise.all([store.go(3), store.look(1)]);
    expect([store.seat, store.number]).toEqual([1, 6]);
  });

  test('asks for the story and for each table once', async () => {
    const store = await opened(null, 0);
    for (const stop of [1, 2, 3, 2, 1, 0, 1]) await store.go(stop);
    await store.look(1);
    await store.look(0);
    expect(new Set(archive.asked).size).toBe(archive.asked.length);
  });

  test('shows what was wished for last', async () => {
    const store = await opened(null, 0);
    await Promise.all([store.go(3), store.go(1)]);
    expect([store.at, store.number]).toEqual([1, 3]);
  });

  test('says so when the line is down, and asks again the next time', async () => {
    const store = await opened(null, 0);
    archive.trouble = new Problem(0, 'unreachable', '', {});
    await store.look(1);
    expect(store.notice?.code).toBe('unreachable');
    archive.trouble = null;
    await store.look(1);
    expect(store.table?.view.seat).toBe(1);
  });

  test('is not shown before it is over', async () => {
    archive.over = false;
    const store = await opened(3, 0);
    expect(store.table).toBeNull();
    expect(archive.asked).toEqual([]);
  });
});
