import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Match, News, Story, Table, Undone } from '../protocol';
import { Problem } from './connection';
import { MatchStore, type Wire } from './match.svelte';
import type { Act, Player } from './showing.svelte';
import type { Stream, StreamEars } from './stream';

const table = (number: number, waiting: number[], seat: number): Table =>
  ({
    number,
    undo: null,
    undos: 0,
    view: { seat },
    prompt: waiting.includes(seat) ? { seat, name: 'q', clause: 'c', facts: {}, choices: [] } : null,
    waiting,
  }) as unknown as Table;

/** A server of one match: who is waited for, and what it was asked. */
class FakeServer {
  waiting = [0];
  number = 5;
  asked: string[] = [];
  mine = [0];
  started = true;
  over = false;
  refuse: Problem | null = null;
  advised = { number: 5, undos: 0 };
  streams: FakeStream[] = [];
  undos = 0;
  /** An answer to a move waits for it. */
  held: Promise<void> | null = null;
  /** What the table after a move tells besides. */
  moved: Partial<Table> = {};

  matchNow = (): Match =>
    ({
      id: 'm',
      titles: {},
      chairs: [0, 1, 2].map((seat) => ({
        seat,
        kind: 'person',
        name: 'ABC'[seat],
        bot: null,
        mine: this.mine.includes(seat),
      })),
      started: this.started,
      over: this.over,
      number: this.number,
      waiting: this.waiting,
      scores: this.over ? [3, 2, 1] : null,
    }) as unknown as Match;

  wire: Wire = {
    match: () => Promise.resolve(this.matchNow()),
    table: (_id, seat) => {
      this.asked.push(`table ${seat}`);
      return Promise.resolve(table(this.number, this.waiting, seat));
    },
    story: (_id, seat) => {
      this.asked.push(`story ${seat}`);
      return Promise.resolve({
        steps: [{ number: this.number, seat: 0, story: [] }],
        undone: [],
        undos: this.undos,
      });
    },
    move: async (_id, seat, number, text) => {
      this.asked.push(`move ${seat} ${number} ${text}`);
      if (this.held) await this.held;
      if (this.refuse) throw this.refuse;
      this.number += 1;
      return { ...table(this.number, this.waiting, seat), ...this.moved };
    },
    undo: (_id, seat, number, to) => {
      this.asked.push(`undo ${seat} ${number} ${to}`);
      this.number = to;
      return Promise.resolve({ ...table(this.number, this.waiting, seat), undos: 1 });
    },
    advice: () =>
      Promise.resolve({
        choices: [],
        best: 'visit queen',
        reason: { name: 'best', facts: {} },
        ...this.advised,
      }),
    why: () => Promise.resolve({ code: 'passed', clause: 'street.forward', facts: {} }),
    takeChair: () => Promise.resolve(this.matchNow()),
    streamAddress: (_id, seat, after, undos) => `${seat} ${after} ${undos}`,
  };
}

class FakeStream {
  running = false;
  constructor(
    readonly address: (after: number) => string,
    readonly after: () => number,
    readonly ears: StreamEars,
  ) {
    server.streams.push(this);
  }
  start(): void {
    this.running = true;
  }
  stop(): void {
    this.running = false;
  }
}

let server: FakeServer;
const opened = async (): Promise<MatchStore> => {
  const store = new MatchStore('m', server.wire, FakeStream as unknown as typeof Stream);
  await store.open();
  return store;
};
const running = (): FakeStream[] => server.streams.filter((stream) => stream.running);
const news = (number: number, waiting: number[], seat: number): News => ({
  steps: [{ number, seat: 1, story: [{ name: 'visited', facts: {} }] }],
  table: table(number, waiting, seat),
});

beforeEach(() => {
  server = new FakeServer();
});

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

/** Plays when it is told to, and notes what. */
class FakePlayer implements Player {
  played: number[][] = [];
  over: (() => void)[] = [];
  dropped = 0;
  ready = (): boolean => true;
  play = ({ news }: Act): Promise<void> => {
    this.played.push(news.steps.map(({ number }) => number));
    return new Promise((resolve) => this.over.push(resolve));
  };
  more = (): void => undefined;
  shown = (): void => undefined;
  drop = (): void => {
    this.dropped += 1;
    this.over.forEach((end) => end());
  };
}

describe('a turn that is taken back', () => {
  test('goes to the row that the server offers, and what was told after it is untold', async () => {
    const store = await opened();
    const offering: Table = { ...table(6, [0], 0), undo: 5 };
    running()[0]?.ears.heard({ ...news(6, [0], 0), table: offering });
    await vi.waitFor(() => expect(store.undo).toBe(5));
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
