import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Step, Story, Table, Undone } from '../protocol';
import { FakePlayer, news, opened, renew, running, server, table } from './match.fixture';
import type { MatchStore } from './match.svelte';

beforeEach(renew);

describe('a step that is taken back', () => {
  test('goes back by one step, and what was told after it is untold', async () => {
    const store = await opened();
    const offering: Table = { ...table(6, [0], 0), undo: 3 };
    running()[0]?.ears.heard({ ...news(6, [0], 0), table: offering });
    await vi.waitFor(() => expect(store.undo).toBe(3));
    await store.takeBack();
    expect(server.asked).toContain('undo 0 6 5');
    expect(store.table?.number).toBe(5);
    expect(store.steps.map(({ number }) => number)).toEqual([5]);
    expect(store.undone).toEqual([{ to: 5, seat: 0, undos: 1 }]);
    running()[0]?.ears.undone?.({ to: 5, seat: 0, undos: 1 });
    expect(store.undone).toHaveLength(1);
  });

  test('is not asked for when the server offers none', async () => {
    const store = await opened();
    await store.takeBack();
    expect(server.asked.filter((asked) => asked.startsWith('undo'))).toEqual([]);
  });

  test('by another is seen too: nothing can be chosen until the table of that row is here', async () => {
    const store = await opened();
    running()[0]?.ears.heard(news(7, [0], 0));
    await vi.waitFor(() => expect(store.prompt).not.toBeNull());
    running()[0]?.ears.undone?.({ to: 5, seat: 1, undos: 1 });
    expect(store.prompt).toBeNull();
    expect(running()[0]?.after()).toBe(5);
    running()[0]?.ears.heard({ steps: [], table: { ...table(5, [0], 0), undos: 1 } });
    await vi.waitFor(() => expect(store.prompt).not.toBeNull());
    expect(store.undone).toEqual([{ to: 5, seat: 1, undos: 1 }]);
  });
});

describe('what is asked', () => {
  const step = (number: number, seat: number): Step => ({ number, seat, story: [] }) as unknown as Step;

  test('is the same as long as one has not chosen, whatever others do', async () => {
    const store = await opened();
    const asked = store.prompt;
    expect(asked).not.toBeNull();
    running()[0]?.ears.heard({ steps: [step(6, 1)], table: table(6, [0], 0) });
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
    expect(store.prompt).toBe(asked);
  });

  test('is another once one has, even in the same words, and stays that when one’s own step is told late', async () => {
    const store = await opened();
    const first = store.prompt;
    await store.move('visit queen');
    const second = store.prompt;
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    running()[0]?.ears.heard({ steps: [step(6, 0)], table: table(6, [0], 0) });
    await vi.waitFor(() => expect(store.steps.at(-1)?.number).toBe(6));
    expect(store.prompt).toBe(second);
  });

  test('is another once the stream tells of one’s own step, and stays that when the answer comes late', async () => {
    const store = await opened();
    const first = store.prompt;
    let answer = (): void => undefined;
    server.held = new Promise((resolve) => (answer = resolve));
    const sent = store.move('visit queen');
    running()[0]?.ears.heard({ steps: [step(6, 0)], table: table(6, [0], 0) });
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
    const second = store.prompt;
    expect(second).not.toBe(first);
    answer();
    await sent;
    expect(store.prompt).toBe(second);
  });

  test('is another once one has chosen elsewhere', async () => {
    const store = await opened();
    const first = store.prompt;
    running()[0]?.ears.heard({ steps: [step(6, 0), step(7, 1)], table: table(7, [0], 0) });
    await vi.waitFor(() => expect(store.table?.number).toBe(7));
    expect(store.prompt).toEqual(first);
    expect(store.prompt).not.toBe(first);
  });

  test('is another after an undo', async () => {
    const store = await opened();
    const asked = store.prompt;
    running()[0]?.ears.undone?.({ to: 4, seat: 1, undos: 1 });
    running()[0]?.ears.heard({ steps: [], table: { ...table(4, [0], 0), undos: 1 } });
    await vi.waitFor(() => expect(store.table?.number).toBe(4));
    expect(store.prompt).toEqual(asked);
    expect(store.prompt).not.toBe(asked);
  });
});

describe('a turn taken back while the page opens', () => {
  const UNDONE: Undone = { to: 5, seat: 1, undos: 1 };
  const storyOf = (until: number, undone: Undone[]): Story => ({
    steps: Array.from({ length: until }, (_, at) => ({ number: at + 1, seat: 1, story: [] })),
    undone,
    undos: undone.length,
  });
  const opening = async (answer: Table, story: Story): Promise<MatchStore> => {
    server.wire = {
      ...server.wire,
      table: () => Promise.resolve(answer),
      story: () => Promise.resolve(story),
    };
    return opened();
  };
  const resumed = (): string[] => running().map((stream) => stream.address(stream.after()));
  const told = (store: MatchStore): number[] => store.steps.map(({ number }) => number);

  test('after the story and before the table is told, and what came in its place is not missed', async () => {
    const store = await opening({ ...table(7, [0], 0), undos: 1 }, storyOf(7, []));
    expect(resumed()).toEqual(['0 7 0']);
    running()[0]?.ears.undone?.(UNDONE);
    expect(told(store)).toEqual([1, 2, 3, 4, 5]);
    const steps = [6, 7].map((number) => ({ number, seat: 1, story: [{ name: 'other', facts: {} }] }));
    running()[0]?.ears.heard({ steps, table: { ...table(7, [0], 0), undos: 1 } });
    await vi.waitFor(() => expect(told(store)).toEqual([1, 2, 3, 4, 5, 6, 7]));
    expect(store.steps.at(-1)?.story[0]?.name).toBe('other');
    expect(store.undone).toEqual([UNDONE]);
  });

  test('after the table and before the story is told once', async () => {
    const store = await opening(table(7, [0], 0), storyOf(6, [UNDONE]));
    expect(resumed()).toEqual(['0 6 1']);
    running()[0]?.ears.undone?.(UNDONE);
    running()[0]?.ears.heard({ steps: [], table: { ...table(6, [0], 0), undos: 1 } });
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
    expect(told(store)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(store.undone).toEqual([UNDONE]);
  });

  test('by whoever looks, and told late by the stream, is told once and leaves the table that followed', async () => {
    const store = await opening({ ...table(6, [0], 0), undo: 5 }, storyOf(6, []));
    server.number = 6;
    await store.takeBack();
    server.moved = { undos: 1 };
    await store.move('visit inn');
    running()[0]?.ears.undone?.({ to: 5, seat: 0, undos: 1 });
    expect(store.table?.number).toBe(6);
    expect(store.prompt).not.toBeNull();
    expect(store.undone).toHaveLength(1);
  });
});

describe('told steps that move', () => {
  let player: FakePlayer;
  const moving = async (): Promise<MatchStore> => {
    const store = await opened();
    store.player = player = new FakePlayer();
    return store;
  };

  test('are played before the table after them is shown, each message in its turn', async () => {
    const store = await moving();
    running()[0]?.ears.heard(news(6, [1], 0));
    running()[0]?.ears.heard(news(7, [0], 0));
    await vi.waitFor(() => expect(player.played).toEqual([[6]]));
    expect(store.table?.number).toBe(5);
    expect(store.prompt).toBeNull();
    player.over[0]?.();
    await vi.waitFor(() => expect(player.played).toEqual([[6], [7]]));
    expect(store.table?.number).toBe(6);
    expect(running()[0]?.after()).toBe(7);
    player.over[1]?.();
    await vi.waitFor(() => expect(store.table?.number).toBe(7));
    expect(store.prompt).not.toBeNull();
  });

  test('of a move that was taken back meanwhile are not played', async () => {
    const store = await moving();
    running()[0]?.ears.undone?.({ to: 5, seat: 1, undos: 1 });
    running()[0]?.ears.heard(news(6, [0], 0));
    await vi.waitFor(() => expect(store.playing).toBe(false));
    expect(player.played).toEqual([]);
    expect(store.steps.map(({ number }) => number)).toEqual([5]);
  });

  test('of one’s own move come by the stream, and the answer waits for them', async () => {
    const store = await moving();
    const sent = store.move('visit queen');
    await vi.waitFor(() => expect(server.asked).toContain('move 0 5 visit queen'));
    await sent;
    expect(store.table?.number).toBe(5);
    expect(store.prompt).toBeNull();
    await store.why('visit inn');
    expect(store.notice).toBeNull();
    running()[0]?.ears.heard(news(6, [1], 0));
    await vi.waitFor(() => expect(player.played).toEqual([[6]]));
    player.over[0]?.();
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
  });

  test('that do not come are not waited for long', async () => {
    const store = await moving();
    await store.move('visit queen');
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
    expect(store.prompt).not.toBeNull();
  });

  test('of a seat are dropped when another of this device must say it is there', async () => {
    server.mine = [0, 1];
    const store = await moving();
    await store.confirm();
    running()[0]?.ears.heard(news(6, [0], 0));
    await vi.waitFor(() => expect(player.played).toEqual([[6]]));
    expect(store.playing).toBe(true);
    server.waiting = [1];
    store.close();
    expect(player.dropped).toBeGreaterThan(0);
    await vi.waitFor(() => expect(store.playing).toBe(false));
    expect(store.telling).toBeNull();
    expect(store.steps).toEqual([]);
    expect(store.table).toBeNull();
  });
});
