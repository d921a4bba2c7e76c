/** A server of one match, its streams and a player of motions, to try a match's store with. */

import type { Match, News, Table } from '../protocol';
import type { Problem } from './connection';
import { MatchStore, type Wire } from './match.svelte';
import type { Act, Player } from './showing.svelte';
import type { Stream, StreamEars } from './stream';

export const table = (number: number, waiting: number[], seat: number): Table =>
  ({
    number,
    undo: null,
    undos: 0,
    view: { seat },
    prompt: waiting.includes(seat) ? { seat, name: 'q', clause: 'c', facts: {}, choices: [] } : null,
    waiting,
  }) as unknown as Table;

/** A server of one match: who is waited for, and what it was asked. */
export class FakeServer {
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

export class FakeStream {
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

/** The one of the test that runs. */
export let server: FakeServer;
export const renew = (): void => void (server = new FakeServer());

export const opened = async (): Promise<MatchStore> => {
  const store = new MatchStore('m', server.wire, FakeStream as unknown as typeof Stream);
  await store.open();
  return store;
};
export const running = (): FakeStream[] => server.streams.filter((stream) => stream.running);
export const news = (number: number, waiting: number[], seat: number): News => ({
  steps: [{ number, seat: 1, story: [{ name: 'visited', facts: {} }] }],
  table: table(number, waiting, seat),
});

/** Plays when it is told to, and notes what. */
export class FakePlayer implements Player {
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
