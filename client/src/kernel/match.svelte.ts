/** One match on this page: what it looks like now, what was told, and what can be done about it. */

import {
  WATCHER,
  type Facts,
  type Match,
  type Prompt,
  type Refusal,
  type Step,
  type Table,
  type Violation,
} from '../protocol';
import * as connection from './connection';
import { Problem } from './connection';
import { foldMessage, foldSteps, foldTable, lastStep, NOTHING_SEEN, type Seen } from './fold';
import { mySeats, whoLooks, type Look } from './look';
import { Stream } from './stream';
import { NO_NAMING, type Naming } from './words';

export type Wire = Pick<
  typeof connection,
  'match' | 'table' | 'story' | 'move' | 'why' | 'takeChair' | 'streamAddress'
>;

/** Something that went wrong, for the reader: a rule (with its clause) or trouble with the request. */
export interface Notice {
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
  /** What is wrong with an edition file, where that is the trouble. */
  readonly violations?: readonly Violation[];
}

/** A refused request as something to show; anything else is a fault of ours and thrown on. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof Problem)) throw error;
  return { code: error.code, clause: error.clause, facts: error.facts, violations: error.violations };
}

export class MatchStore {
  match: Match | null = $state.raw(null);
  seat: number | null = $state(null);
  curtain: number | null = $state(null);
  lineUp = $state(true);
  /** The move being sent, until the server has answered. */
  sending: string | null = $state(null);
  notice: Notice | null = $state.raw(null);

  #seen: Seen = $state.raw(NOTHING_SEEN);
  /** Known behind a curtain too, where there is no table. */
  #waiting: readonly number[] = $state.raw([]);
  #confirmed: number | null = null;
  #stream: Stream | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    private readonly wire: Wire = connection,
    private readonly stream: typeof Stream = Stream,
  ) {}

  get table(): Table | null {
    return this.#seen.table;
  }
  get steps(): readonly Step[] {
    return this.#seen.steps;
  }
  get prompt(): Prompt | null {
    return this.#seen.table?.prompt ?? null;
  }
  get waiting(): readonly number[] {
    return this.#waiting;
  }
  get naming(): Naming {
    return this.match ? { names: namesOf(this.match), titles: this.match.titles } : NO_NAMING;
  }
  get over(): boolean {
    return this.match?.over ?? false;
  }
  get watching(): boolean {
    return this.match !== null && mySeats(this.match).length === 0;
  }

  async open(): Promise<void> {
    await this.#guarded(async () => this.#learn(await this.wire.match(this.id)));
  }

  close(): void {
    this.#closed = true;
    this.#forget();
  }

  /** The person whom the curtain asks for says it is them. */
  async confirm(): Promise<void> {
    if (this.curtain === null) return;
    this.#confirmed = this.curtain;
    await this.#guarded(() => this.#look());
  }

  async take(seat: number, name: string): Promise<void> {
    await this.#guarded(async () => this.#learn(await this.wire.takeChair(this.id, seat, name)));
  }

  async move(text: string): Promise<void> {
    const { seat, table } = this;
    if (seat === null || !table || this.sending !== null) return;
    this.sending = text;
    try {
      const answer = await this.wire.move(this.id, seat, table.number, text);
      if (this.seat === seat) await this.#see(foldTable(this.#seen, answer));
    } catch (error) {
      if (error instanceof Problem && error.code === 'stale') await this.#guarded(() => this.#refresh(seat));
      else this.#tell(error);
    } finally {
      this.sending = null;
    }
  }

  /** Ask why a move is not offered; the answer becomes the notice. */
  async why(text: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.#guarded(async () => {
      const refusal: Refusal | null = await this.wire.why(this.id, seat, text);
      if (refusal) this.notice = { code: refusal.code, clause: refusal.clause, facts: refusal.facts ?? {} };
    });
  }

  async #guarded(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.#tell(error);
    }
  }

  #tell(error: unknown): void {
    this.notice = noticeOf(error);
  }

  async #learn(match: Match): Promise<void> {
    if (this.#closed) return;
    this.match = match;
    this.#waiting = match.waiting;
    if (match.started) await this.#look();
    else this.#awaitStart();
  }

  /** Before the start there is no table, but news of who sits down. */
  #awaitStart(): void {
    if (this.#stream) return;
    const stream = new this.stream(
      (after) => this.wire.streamAddress(this.id, WATCHER, after),
      () => 0,
      {
        heard: () => undefined,
        matched: (match) => {
          if (this.#stream !== stream) return;
          if (match.started) this.#forget();
          void this.#guarded(() => this.#learn(match));
        },
        line: (up) => (this.lineUp = up),
      },
    );
    this.#stream = stream;
    stream.start();
  }

  /** Show the table of whoever this device may look for now, or draw the curtain. */
  async #look(): Promise<void> {
    if (!this.match) return;
    const look: Look = whoLooks(this.match, this.waiting, this.#confirmed);
    if ('curtain' in look) {
      this.#forget();
      this.notice = null;
      this.curtain = look.curtain;
    } else if (look.seat !== this.seat) {
      await this.#show(look.seat);
    }
  }

  /** Drop all that was known for another seat before anything of this one is asked for. */
  async #show(seat: number): Promise<void> {
    this.#forget();
    this.seat = seat;
    const [table, steps] = await Promise.all([
      this.wire.table(this.id, seat),
      this.wire.story(this.id, seat, 0),
    ]);
    if (this.seat !== seat || this.#closed) return;
    const stream = new this.stream(
      (after) => this.wire.streamAddress(this.id, seat, after),
      () => lastStep(this.#seen),
      {
        heard: (message) => {
          if (this.#stream === stream) void this.#guarded(() => this.#see(foldMessage(this.#seen, message)));
        },
        line: (up) => (this.lineUp = up),
      },
    );
    this.#stream = stream;
    await this.#see(foldTable(foldSteps(NOTHING_SEEN, steps), table));
    if (this.#stream === stream) stream.start();
  }

  #forget(): void {
    this.#stream?.stop();
    this.#stream = null;
    this.#seen = NOTHING_SEEN;
    this.seat = null;
    this.curtain = null;
    this.lineUp = true;
  }

  async #refresh(seat: number): Promise<void> {
    const table = await this.wire.table(this.id, seat);
    if (this.seat === seat) await this.#see(foldTable(this.#seen, table));
  }

  async #see(seen: Seen): Promise<void> {
    this.#seen = seen;
    if (!this.match || !seen.table) return;
    this.#waiting = seen.table.waiting;
    if (seen.table.waiting.length === 0 && !this.match.over) this.match = await this.wire.match(this.id);
    await this.#look();
  }
}

/** The captains' names by seat, for sentences. */
export const namesOf = (match: Match): string[] => match.chairs.map((chair) => chair.name);
