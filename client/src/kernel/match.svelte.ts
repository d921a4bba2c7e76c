/** One match on this page: what it looks like now, what was told, and what can be done about it. */

import { tick } from 'svelte';

import {
  WATCHER,
  type Advice,
  type Facts,
  type Match,
  type News,
  type Prompt,
  type Refusal,
  type Step,
  type Table,
  type Told,
  type Undone,
  type Violation,
} from '../protocol';
import * as connection from './connection';
import { Problem } from './connection';
import { foldMessage, foldStory, foldTable, foldUndone, lastStep, NOTHING_SEEN, type Seen } from './fold';
import { watches } from './lastLook';
import { mySeats, whoLooks, type Look } from './look';
import { Stream } from './stream';
import { NO_NAMING, type Naming } from './words';

export type Wire = Pick<
  typeof connection,
  'match' | 'table' | 'story' | 'move' | 'undo' | 'advice' | 'why' | 'takeChair' | 'streamAddress'
>;

/** Something that went wrong, for the reader: a rule (with its clause) or trouble with the request. */
export interface Notice {
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
  /** The move that was refused, where one was. */
  readonly text?: string;
  /** What is wrong with an edition file, where that is the trouble. */
  readonly violations?: readonly Violation[];
}

/** A refused request as something to show; anything else is a fault of ours and thrown on. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof Problem)) throw error;
  return { code: error.code, clause: error.clause, facts: error.facts, violations: error.violations };
}

/** A message to be played. */
export interface Act {
  /** With the steps that are new. */
  readonly news: News;
  /** The table that is still shown. */
  readonly shown: Table;
  /** Messages that wait behind this one. */
  readonly behind: number;
  /** Whether the newest table asks something of the reader. */
  readonly asked: boolean;
  /** Called with each told event when its turn comes. */
  readonly told: (told: Told) => void;
}

/** What plays told steps on the page before the table that follows them is shown. */
export interface Player {
  /** False where nothing moves: the reader wants it so, or does not look. */
  ready(): boolean;
  /** Play the steps over the table that is still shown. */
  play(act: Act): Promise<void>;
  /** More messages have come in meanwhile. */
  more(behind: number, asked: boolean): void;
  /** The table that follows is shown now. */
  shown(news: News): void;
  /** Stop at once and leave nothing on the page. */
  drop(): void;
}

/** The steps of one's own move come by the stream: so long is waited for them before the table is shown without. */
const STEPS_OVERDUE_MS = 400;

export class MatchStore {
  match: Match | null = $state.raw(null);
  seat: number | null = $state(null);
  curtain: number | null = $state(null);
  lineUp = $state(true);
  /** The move being sent, until the server has answered. */
  sending: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** What could not be done last, until one does something else: a rule's refusal, or that the table had moved on. */
  remark: Pick<Notice, 'code' | 'clause'> | null = $state.raw(null);
  /** True while told steps are played: what is shown is the table before them, and nothing can be chosen. */
  playing = $state(false);
  /** What is being played, for the slip's sentence. */
  telling: Told | null = $state.raw(null);
  /** What plays the steps; none where the page has no board. */
  player: Player | null = null;

  #seen: Seen = $state.raw(NOTHING_SEEN);
  /** The newest there is; what is shown follows when the steps between are played. */
  #newest: Seen = NOTHING_SEEN;
  #queue: News[] = [];
  /** Counts how often all was dropped, so that what was being played then ends without effect. */
  #dropped = 0;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** One's own move is made, and its steps are still on their way. */
  #made = $state(false);
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
    return this.#passing ? null : (this.#seen.table?.prompt ?? null);
  }
  /** The row to which this seat may take its own turn back; null if it may not. */
  get undo(): number | null {
    return this.#passing ? null : (this.#seen.table?.undo ?? null);
  }
  /** What is shown is the table before the newest: nothing can be done at it. */
  get #passing(): boolean {
    return this.playing || this.#made;
  }
  get undone(): readonly Undone[] {
    return this.#seen.undone;
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
    this.remark = null;
    try {
      const answer = await this.wire.move(this.id, seat, table.number, text, table.undos);
      if (this.seat === seat) await this.#answered(answer);
    } catch (error) {
      await this.#failed(error, seat);
    } finally {
      this.sending = null;
    }
  }

  /** Take back one's own unfinished turn, as far as the server offers it. */
  async takeBack(): Promise<void> {
    const { seat, table, undo } = this;
    if (seat === null || !table || undo === null || this.sending !== null) return;
    this.sending = 'undo';
    this.remark = null;
    try {
      const answer = await this.wire.undo(this.id, seat, table.number, undo, table.undos);
      if (this.seat === seat) await this.#takenBack({ to: undo, seat }, answer);
    } catch (error) {
      await this.#failed(error, seat);
    } finally {
      this.sending = null;
    }
  }

  /** What the coach of a practice match would do now; null if it has nothing to say. */
  async advice(): Promise<Advice | null> {
    const { seat, prompt } = this;
    if (seat === null || !prompt || !this.match?.practice) return null;
    try {
      const advice = await this.wire.advice(this.id, seat);
      return this.prompt === prompt ? advice : null;
    } catch (error) {
      if (error instanceof Problem) return null; // a coach who is not there is no trouble
      throw error;
    }
  }

  /** Ask why a move is not offered; the answer becomes the notice. */
  async why(text: string): Promise<void> {
    const { seat } = this;
    if (seat === null || this.#passing) return;
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
    const [table, story] = await Promise.all([
      this.wire.table(this.id, seat),
      this.wire.story(this.id, seat, 0),
    ]);
    if (this.seat !== seat || this.#closed) return;
    const stream = new this.stream(
      (after) => this.wire.streamAddress(this.id, seat, after, this.#newest.table?.undos ?? -1),
      () => lastStep(this.#newest),
      {
        heard: (message) => {
          if (this.#stream === stream) void this.#guarded(() => this.#heard(message));
        },
        undone: (undone) => {
          if (this.#stream === stream) void this.#guarded(() => this.#takenBack(undone));
        },
        line: (up) => (this.lineUp = up),
      },
    );
    this.#stream = stream;
    this.#newest = foldTable(foldStory(NOTHING_SEEN, story), table);
    await this.#see(this.#newest);
    if (this.#stream === stream) stream.start();
  }

  #forget(): void {
    watches.delete(this);
    this.#stream?.stop();
    this.#stream = null;
    this.#still();
    this.#seen = NOTHING_SEEN;
    this.#newest = NOTHING_SEEN;
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
    if (this.seat !== seat) return;
    this.#newest = foldTable(this.#newest, table);
    await this.#see(this.#newest);
  }

  /** A message: shown at once, or once the steps in it are played. */
  async #heard(message: News): Promise<void> {
    this.#newest = foldMessage(this.#newest, message);
    if (!this.player?.ready()) {
      this.#still();
      await this.#see(this.#newest);
      return;
    }
    this.#queue.push(message);
    if (this.playing) this.player.more(this.#queue.length, this.#newest.table?.prompt != null);
    else await this.#play();
  }

  /** The answer to one's own move. It has no steps: they come by the stream, and are played before it is shown. */
  async #answered(answer: Table): Promise<void> {
    const told = lastStep(this.#newest) >= answer.number;
    this.#newest = foldTable(this.#newest, answer);
    if (this.playing || (this.player?.ready() && this.lineUp && !told)) {
      clearTimeout(this.#overdue);
      this.#made = true;
      this.#overdue = setTimeout(() => {
        if (!this.playing) void this.#guarded(() => this.#see(this.#newest));
      }, STEPS_OVERDUE_MS);
      return;
    }
    await this.#see(this.#newest);
  }

  /** Play what waits, message by message, each followed by its own table. */
  async #play(): Promise<void> {
    const { player } = this;
    const dropped = this.#dropped;
    clearTimeout(this.#overdue);
    this.playing = true;
    for (let message = this.#queue.shift(); message && player; message = this.#queue.shift()) {
      const after = lastStep(this.#seen);
      const fresh = message.steps.filter((step) => step.number > after);
      if (this.#seen.table && fresh.length) {
        await player.play({
          news: { ...message, steps: fresh },
          shown: this.#seen.table,
          behind: this.#queue.length,
          asked: this.#newest.table?.prompt != null,
          told: (told) => (this.telling = told),
        });
      }
      if (dropped !== this.#dropped) return;
      if (this.#queue.length === 0) {
        this.playing = false;
        this.telling = null;
        await this.#see(this.#newest);
      } else {
        await this.#see(foldMessage(this.#seen, message));
      }
      await tick();
      if (dropped !== this.#dropped) return;
      player.shown({ ...message, steps: fresh });
    }
  }

  async #takenBack(undone: Undone, answer: Table | null = null): Promise<void> {
    this.#still();
    this.#newest = foldUndone(this.#newest, undone);
    if (answer) this.#newest = foldTable(this.#newest, answer);
    await this.#see(this.#newest);
  }

  /** Nothing moves any more, and nothing waits to. */
  #still(): void {
    clearTimeout(this.#overdue);
    this.#dropped += 1;
    this.#queue = [];
    this.playing = false;
    this.#made = false;
    this.telling = null;
    this.player?.drop();
  }

  async #see(seen: Seen): Promise<void> {
    this.#seen = seen;
    this.#made &&= seen !== this.#newest;
    if (!this.match || !seen.table) return;
    this.#waiting = seen.table.waiting;
    if (seen.table.waiting.length === 0 && !this.match.over) this.match = await this.wire.match(this.id);
    await this.#look();
  }
}

/** The captains' names by seat, for sentences. */
export const namesOf = (match: Match): string[] => match.chairs.map((chair) => chair.name);
