import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Problem } from './connection';
import { news, opened, renew, running, server, table } from './match.fixture';
import type { MatchStore } from './match.svelte';

beforeEach(renew);

describe('a match of one chair', () => {
  test('shows its table and follows the stream after what it has seen', async () => {
    const store = await opened();
    expect(store.table?.number).toBe(5);
    expect(running().map((stream) => stream.address(stream.after()))).toEqual(['0 5 0']);
    running()[0]?.ears.heard(news(6, [0], 0));
    await vi.waitFor(() => expect(store.table?.number).toBe(6));
    expect(running()[0]?.after()).toBe(6);
  });

  test('posts a move with the number it saw', async () => {
    const store = await opened();
    await store.move('visit queen');
    expect(server.asked).toContain('move 0 5 visit queen');
    expect(store.table?.number).toBe(6);
    expect(store.sending).toBeNull();
  });

  test('looks again when the table has moved on, and says so in a word', async () => {
    const store = await opened();
    server.refuse = new Problem(409, 'stale', '', { number: 8 });
    server.number = 8;
    await store.move('visit queen');
    expect(store.table?.number).toBe(8);
    expect(store.notice).toBeNull();
    expect(store.remark?.code).toBe('stale');
    server.refuse = null;
    await store.move('visit queen');
    expect(store.remark).toBeNull();
  });

  test('tells of a refusal with its clause', async () => {
    const store = await opened();
    server.refuse = new Problem(422, 'passed', 'street.forward', { position: 3 });
    await store.move('visit queen');
    expect(store.notice).toMatchObject({ code: 'passed', clause: 'street.forward', facts: { position: 3 } });
    store.notice = null;
    await store.why('visit queen');
    expect(store.notice).toMatchObject({ clause: 'street.forward' });
  });

  test('remembers that nothing was done after the reason is put away, until something else is', async () => {
    const store = await opened();
    await store.why('visit queen');
    store.notice = null;
    expect(store.remark?.clause).toBe('street.forward');
    await store.move('visit crew-a');
    expect(store.remark).toBeNull();
  });

  test('learns the result when nobody is waited for any more', async () => {
    const store = await opened();
    server.over = true;
    running()[0]?.ears.heard(news(6, [], 0));
    await vi.waitFor(() => expect(store.match?.scores).toEqual([3, 2, 1]));
    expect(store.over).toBe(true);
  });
});

describe('what is pressed while a choice is still on its way', () => {
  /** The server answers once it is told to. */
  const waiting = async (): Promise<{ store: MatchStore; answer: () => void }> => {
    const store = await opened();
    let answer = (): void => undefined;
    server.held = new Promise<void>((resolve) => (answer = resolve));
    return { store, answer };
  };

  test('is not done, then or later, and said not to be', async () => {
    const { store, answer } = await waiting();
    const sent = store.move('visit queen');
    await store.move('visit inn');
    expect(store.remark).toEqual({ code: 'busy', clause: '' });
    answer();
    await sent;
    expect(server.asked.filter((asked) => asked.startsWith('move'))).toEqual(['move 0 5 visit queen']);
    expect(store.remark?.code).toBe('busy');
    await store.move('visit inn');
    expect(store.remark).toBeNull();
  });

  test('needs no word where it is the same again', async () => {
    const { store, answer } = await waiting();
    const sent = store.move('visit queen');
    await store.move('visit queen');
    expect(store.remark).toBeNull();
    answer();
    await sent;
    expect(server.asked.filter((asked) => asked.startsWith('move'))).toHaveLength(1);
  });

  test('is not an undo either', async () => {
    const { store, answer } = await waiting();
    running()[0]?.ears.heard({ ...news(6, [0], 0), table: { ...table(6, [0], 0), undo: 5 } });
    await vi.waitFor(() => expect(store.undo).toBe(5));
    const sent = store.move('visit queen');
    await store.takeBack();
    expect(store.remark?.code).toBe('busy');
    answer();
    await sent;
    expect(server.asked.filter((asked) => asked.startsWith('undo'))).toEqual([]);
  });

  test('sees that it takes long, once it does', async () => {
    vi.useFakeTimers();
    const { store, answer } = await waiting();
    const sent = store.move('visit queen');
    expect(store.late).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.late).toBe(true);
    answer();
    await sent;
    expect(store.late).toBe(false);
    vi.useRealTimers();
  });
});

describe('a match of several chairs', () => {
  beforeEach(() => {
    server.mine = [0, 1];
    server.waiting = [1];
  });

  test('asks for nobody’s table before that person says it is them', async () => {
    const store = await opened();
    expect(store.curtain).toBe(1);
    expect(server.asked).toEqual([]);
    await store.confirm();
    expect(store.curtain).toBeNull();
    expect(server.asked).toEqual(['table 1', 'story 1']);
    expect(store.seat).toBe(1);
  });

  test('drops all of a seat when another of this device must act', async () => {
    const store = await opened();
    await store.confirm();
    await store.why('sail');
    server.waiting = [0];
    await store.move('sail');
    expect(store.curtain).toBe(0);
    expect(store.notice).toBeNull();
    expect(store.table).toBeNull();
    expect(store.steps).toEqual([]);
    expect(running()).toEqual([]);
    expect(server.asked.filter((asked) => asked.endsWith(' 0'))).toEqual([]);
  });

  test('asks the person behind the curtain, not the one before', async () => {
    const store = await opened();
    await store.confirm();
    server.waiting = [0];
    await store.move('sail');
    await store.confirm();
    expect(store.seat).toBe(0);
    expect(store.curtain).toBeNull();
  });

  test('does not hear a stream of a seat that no longer looks', async () => {
    const store = await opened();
    await store.confirm();
    const before = running()[0];
    server.waiting = [0];
    await store.move('sail');
    before?.ears.heard(news(9, [1], 1));
    await Promise.resolve();
    expect(store.table).toBeNull();
    expect(store.curtain).toBe(0);
  });
});

describe('a match that waits for captains', () => {
  test('shows its table once the last has sat down', async () => {
    server.started = false;
    const store = await opened();
    expect(store.table).toBeNull();
    server.started = true;
    running()[0]?.ears.matched?.(server.matchNow());
    await vi.waitFor(() => expect(store.table?.number).toBe(5));
    expect(running()).toHaveLength(1);
  });
});

describe('the coach of a match for practice', () => {
  const practising = async (): Promise<MatchStore> => {
    const store = await opened();
    store.match = { ...server.matchNow(), practice: true };
    return store;
  };

  test('is heard where the advice is for the table that is shown', async () => {
    expect((await (await practising()).advice())?.best).toBe('visit queen');
  });

  test('is not heard for a newer table, nor for one before moves were taken back', async () => {
    const store = await practising();
    server.advised = { number: 6, undos: 0 };
    expect(await store.advice()).toBeNull();
    server.advised = { number: 5, undos: 1 };
    expect(await store.advice()).toBeNull();
  });
});
