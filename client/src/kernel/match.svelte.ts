/** One match on this page: what it looks like now, what was told, and what can be done about it. */

import {
  WATCHER,
  type Advice,
  type Match,
  type Prompt,
  type Refusal,
  type Step,
  type Table,
  type Told,
  type Undone,
} from '../protocol';
import * as connection from './connection';
import { Problem } from './connection';
import { watches } from './lastLook';
import { mySeats, whoLooks, type Look } from './look';
import { noticeOf, type Notice } from './notice';
import { Showing, type Player } from './showing.svelte';
import { Stream } from './stream';
import { NO_NAMING, type Naming } from './words';

export type Wire = Pick<
  typeof connection,
  'match' | 'table' | 'story' | 'move' | 'undo' | 'advice' | 'why' | 'takeChair' | 'streamAddress'
>;

/** What is being sent while a turn is taken back. */
const UNDO = 'undo';
/** What takes no longer than this needs no word. */
const LATE_MS = 300;

const choicesOf = (who: number, steps: readonly Step[]): number =>
  steps.filter(({ seat }) => seat === who).length;

export class MatchStore {
  match: Match | null = $state.raw(null);
  seat: number | null = $state(null);
  curtain: number | null = $state(null);
  lineUp = $state(true);
  /** The move being sent, until the server has answered. */
  sending: string | null = $state(null);
  /** It takes so long that one should see it. */
  late = $state(false);
  notice: Notice | null = $state.raw(null);
  /**
   * What could not be done last, until one does something else: a rule's refusal, that the table had moved on, or that
   * something else was still being sent.
   */
  remark: Pick<Notice, 'code' | 'clause'> | null = $state.raw(null);
  /** What is shown of it, while told steps are played and after. */
  readonly #showing: Showing = new Showing(
    (table) => this.#shown(table),
    (deed) => void this.#guarded(deed),
  );
  #question: { readonly key: string; readonly prompt: Prompt } | null = null;
  /** So many choices the seat has made with the last that was answered: the stream may tell of it sooner, or later. */
  #chosen = { seat: -1, undos: -1, count: 0 };
  /**
   * What is asked. As long as one has not chosen, nothing was taken back and it is asked in the same words, it is the same
   * object, whatever others do meanwhile: what was begun for it goes on.
   */
  readonly #asked = $derived.by((): Prompt | null => {
    const { table, steps } = this.#showing.seen;
    if (!table?.prompt) return null;
    const { prompt, undos } = table;
    const { seat, count } = this.#chosen.undos === undos ? this.#chosen : { seat: -1, count: 0 };
    const told = choicesOf(prompt.seat, steps);
    const key = JSON.stringify([seat === prompt.seat ? Math.max(told, count) : told, undos, prompt]);
    if (this.#question?.key !== key) this.#question = { key, prompt };
    return this.#question.prompt;
  });
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

  get playing(): boolean {
    return this.#showing.playing;
  }
  get telling(): Told | null {
    return this.#showing.telling;
  }
  set telling(told: Told | null) {
    this.#showing.telling = told;
  }
  get player(): Player | null {
    return this.#showing.player;
  }
  set player(player: Player | null) {
    this.#showing.player = player;
  }
  get table(): Table | null {
    return this.#showing.seen.table;
  }
  get steps(): readonly Step[] {
    return this.#showing.seen.steps;
  }
  get prompt(): Prompt | null {
    return this.#showing.passing ? null : this.#asked;
  }
  /** The earliest row to which this seat may take its own turn back; null if it may not. */
  get undo(): number | null {
    return this.#showing.passing ? null : (this.#showing.seen.table?.undo ?? null);
  }
  get undone(): readonly Undone[] {
    return this.#showing.seen.undone;
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
    if (seat === null || !table) return;
    const chosen = { seat, undos: table.undos, count: choicesOf(seat, this.steps) + 1 };
    await this.#send(text, seat, async () => {
      const answer = await this.wire.move(this.id, seat, table.number, text, table.undos);
      this.#chosen = chosen;
      if (this.seat === seat) await this.#showing.answered(answer, this.lineUp);
    });
  }

  /** Take back the last step of one's own unfinished turn, where the server offers any. */
  async takeBack(): Promise<void> {
    const { seat, table, undo } = this;
    if (seat === null || !table || undo === null) return;
    const to = table.number - 1;
    await this.#send(UNDO, seat, async () => {
      const answer = await this.wire.undo(this.id, seat, table.number, to, table.undos);
      if (this.seat === seat) await this.#showing.takenBack({ to, seat, undos: answer.undos }, answer);
    });
  }

  /**
   * One thing is sent at a time. The same pressed twice is meant once. Another was meant for a table that is about to change:
   * it is not kept, for at the next question the same words may mean something else, and its reader is told.
   */
  async #send(text: string, seat: number, deed: () => Promise<void>): Promise<void> {
    if (this.sending !== null) {
      if (this.sending !== text) this.remark = { code: 'busy', clause: '' };
      return;
    }
    this.sending = text;
    this.remark = null;
    const overdue = setTimeout(() => (this.late = true), LATE_MS);
    try {
      await deed();
    } catch (error) {
      await this.#failed(error, seat);
    } finally {
      clearTimeout(overdue);
      this.late = false;
      this.sending = null;
    }
  }

  /** What the coach of a practice match would do now; null if it has nothing to say. */
  async advice(): Promise<Advice | null> {
    const { seat, prompt, table } = this;
    if (seat === null || !prompt || !table || !this.match?.practice) return null;
    try {
      const advice = await this.wire.advice(this.id, seat);
      const now = this.prompt === prompt ? this.table : null;
      return advice.number === now?.number && advice.undos === now.undos ? advice : null;
    } catch (error) {
      if (error instanceof Problem) return null; // a coach who is not there is no trouble
      throw error;
    }
  }

  /** Ask why a move is not offered; the answer becomes the notice. */
  async why(text: string): Promise<void> {
    const { seat } = this;
    if (seat === null || this.#showing.passing) return;
    await this.#guarded(async () => {
      const refusal: Refusal | null = await this.wire.why(this.id, seat, text);
      if (!refusal) return;
      this.notice = { code: refusal.code, clause: refusal.clause, facts: refusal.facts ?? {}, text };
      this.remark = this.notice;
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
    if (this.notice.clause) this.remark = this.notice;
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
      (after) => this.wire.streamAddress(this.id, WATCHER, after, -1),
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
    // Moves may be made and taken back between the two answers: the stream goes on from the story's end, whichever is older.
    const [table, story] = await Promise.all([
      this.wire.table(this.id, seat),
      this.wire.story(this.id, seat, 0),
    ]);
    if (this.seat !== seat || this.#closed) return;
    const stream = new this.stream(
      (after) => this.wire.streamAddress(this.id, seat, after, this.#showing.undos),
      () => this.#showing.last,
      {
        heard: (message) => {
          if (this.#stream === stream) void this.#guarded(() => this.#showing.heard(message));
        },
        undone: (undone) => {
          if (this.#stream === stream) void this.#guarded(() => this.#showing.takenBack(undone));
        },
        line: (up) => (this.lineUp = up),
      },
    );
    this.#stream = stream;
    await this.#showing.begin(story, table);
    if (this.#stream === stream) stream.start();
  }

  #forget(): void {
    watches.delete(this);
    this.#stream?.stop();
    this.#stream = null;
    this.#showing.forget();
    this.seat = null;
    this.remark = null;
    this.curtain = null;
    this.lineUp = true;
  }

  /** A move or an undo that did not come to be: the table may have moved on before it arrived. */
  async #failed(error: unknown, seat: number): Promise<void> {
    if (!(error instanceof Problem && error.code === 'stale')) return this.#tell(error);
    await this.#guarded(() => this.#refresh(seat));
    if (this.seat === seat) this.remark = { code: error.code, clause: '' };
  }

  async #refresh(seat: number): Promise<void> {
    const table = await this.wire.table(this.id, seat);
    if (this.seat === seat) await this.#showing.renew(table);
  }

  /** Another table is shown: the match may be over, or wait for somebody else at this device. */
  async #shown(table: Table): Promise<void> {
    if (!this.match) return;
    this.#waiting = table.waiting;
    if (table.waiting.length === 0 && !this.match.over) this.match = await this.wire.match(this.id);
    await this.#look();
  }
}

/** The captains' names by seat, for sentences. */
export const namesOf = (match: Match): string[] => match.chairs.map((chair) => chair.name);
