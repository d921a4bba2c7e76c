/** What a page shows of a match: the newest there is, or the table before it while the steps between are played. */

import { tick } from 'svelte';

import type { News, Story, Table, Told, Undone } from '../protocol';
import { foldMessage, foldStory, foldTable, foldUndone, lastStep, NOTHING_SEEN, type Seen } from './fold';

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

export class Showing {
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

  /**
   * @param follow called when another table is shown
   * @param later called with what is to be done when the steps of one's own move do not come
   */
  constructor(
    private readonly follow: (table: Table) => Promise<void>,
    private readonly later: (deed: () => Promise<void>) => void,
  ) {}

  get seen(): Seen {
    return this.#seen;
  }
  /** What is shown is the table before the newest: nothing can be done at it. */
  get passing(): boolean {
    return this.playing || this.#made;
  }
  /** The last step that came in, shown or not. */
  get last(): number {
    return lastStep(this.#newest);
  }
  /** How many turns had been taken back when it came in; -1 where none did. */
  get undos(): number {
    return this.#newest.undos;
  }

  /** All there was before one looked. */
  async begin(story: Story, table: Table): Promise<void> {
    this.#newest = foldTable(foldStory(NOTHING_SEEN, story), table);
    await this.#see(this.#newest);
  }

  /** A table that was asked for. */
  async renew(table: Table): Promise<void> {
    this.#newest = foldTable(this.#newest, table);
    await this.#see(this.#newest);
  }

  /** A message: shown at once, or once the steps in it are played. */
  async heard(message: News): Promise<void> {
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

  /**
   * The answer to one's own move. It has no steps: they come by the stream, and are played before it is shown.
   *
   * @param lineUp whether they can come
   */
  async answered(answer: Table, lineUp: boolean): Promise<void> {
    const told = this.last >= answer.number;
    this.#newest = foldTable(this.#newest, answer);
    if (this.playing || (this.player?.ready() && lineUp && !told)) {
      clearTimeout(this.#overdue);
      this.#made = true;
      this.#overdue = setTimeout(() => {
        if (!this.playing) this.later(() => this.#see(this.#newest));
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
      const fresh = foldMessage(this.#seen, message).steps.slice(this.#seen.steps.length);
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

  async takenBack(undone: Undone, answer: Table | null = null): Promise<void> {
    this.#still();
    this.#newest = foldUndone(this.#newest, undone);
    if (answer) this.#newest = foldTable(this.#newest, answer);
    await this.#see(this.#newest);
  }

  /** Nothing is known any more. */
  forget(): void {
    this.#still();
    this.#seen = NOTHING_SEEN;
    this.#newest = NOTHING_SEEN;
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
    if (seen.table) await this.follow(seen.table);
  }
}
