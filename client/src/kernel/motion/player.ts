/** Plays what was told on the table that is still shown, before the table that follows it. */

import type { News, Table, Told } from '../../protocol';
import type { Act, Player } from '../match.svelte';
import type { Cue, SoundName } from './cues';
import { rateOf, schedule, type Schedule, type Timed, type Times } from './schedule';

/** What a game makes of a told event; `earlier` are those of the same step before it. */
export type Choreography = (told: Told, earlier: readonly Told[], view: Table['view']) => readonly Cue[];

/** Where cues are seen; a stage on the page, or a note of them in tests. */
export interface Scene {
  /** Set all the cues of a message going. */
  play(timed: readonly Timed[], times: Times): void;
  /** From now on, so many times faster than its own pace. */
  pace(rate: number): void;
  shown(): void;
  clear(): void;
}

export interface Means {
  readonly scene: Scene;
  readonly choreography: Choreography;
  readonly times: () => Times;
  /** False where nothing moves. */
  readonly moving: () => boolean;
  readonly brisk: () => boolean;
  readonly sound: (name: SoundName) => void;
  readonly now?: () => number;
}

/** Between messages that belong to one sequence less time passes than this. */
const PAUSE_MS = 120;
/** The part of its time after which a thing is as good as there: then it is heard. */
const LANDS = 0.8;

/** A deed of a message that is played, at its time by the message's own pace. */
interface Deed {
  readonly at: number;
  readonly done: () => void;
}

export class MotionPlayer implements Player {
  /** When this sequence of messages began, and when its last message ended. */
  #since = 0;
  #until = 0;
  /** When the newest table began to ask something of the reader. */
  #askedSince: number | null = null;
  /** The reader has seen enough of this sequence. */
  #skipping = false;

  /** What is still to be done for the message that is played, in order of time. */
  #deeds: Deed[] = [];
  #total = 0;
  /** How far the message was at its own pace when `#from` was, and how fast it goes since. */
  #way = 0;
  #from = 0;
  #rate = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;
  readonly #now: () => number;

  constructor(private readonly means: Means) {
    this.#now = means.now ?? (() => performance.now());
  }

  ready = (): boolean => this.means.moving();

  async play({ news, shown, behind, asked, told }: Act): Promise<void> {
    const now = this.#now();
    if (now - this.#until > PAUSE_MS) {
      this.#since = now;
      this.#askedSince = null;
      this.#skipping = false;
    }
    this.#until = now;
    if (this.#skipping) return;
    const times = this.means.times();
    const { parts, total } = this.#plan(news, shown, times);
    if (parts.every(({ timed }) => timed.length === 0)) return;
    this.#total = total;
    this.#way = 0;
    this.#from = now;
    const rate = this.#rateNow(behind, asked);
    if (rate === Infinity) return;
    this.#rate = rate;
    this.means.scene.pace(rate);
    this.means.scene.play(
      parts.flatMap(({ timed }) => timed),
      times,
    );
    for (const { told: event, timed } of parts) {
      const [first] = timed;
      if (!first) continue;
      this.#deeds.push({ at: first.start, done: () => told(event) });
      for (const each of timed) {
        const { sound } = each.cue;
        if (sound)
          this.#deeds.push({ at: each.start + each.lasts * LANDS, done: () => this.means.sound(sound) });
      }
    }
    this.#deeds.sort((a, b) => a.at - b.at);
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      this.#deeds.push({ at: total, done: resolve });
      this.#wait();
    });
    this.#quiet();
    this.#until = this.#now();
  }

  /** More has come in while a message is played: it is hurried, so that what is asked is not held back too long. */
  more = (behind: number, asked: boolean): void => {
    if (!this.#end) return;
    this.#way = this.#reached();
    this.#from = this.#now();
    const rate = this.#rateNow(behind, asked);
    if (rate === Infinity) {
      this.#end();
      return;
    }
    this.#rate = Math.max(this.#rate, rate);
    this.means.scene.pace(this.#rate);
    this.#wait();
  };

  shown = (): void => {
    this.means.scene.shown();
    this.#until = this.#now();
  };

  /** Enough: show the table now. */
  skip = (): void => {
    if (!this.#end) return;
    this.#skipping = true;
    this.means.scene.clear();
    this.#end();
  };

  drop = (): void => {
    this.means.scene.clear();
    this.#quiet();
  };

  #rateNow(behind: number, asked: boolean): number {
    const now = this.#now();
    this.#askedSince = asked ? (this.#askedSince ?? now) : null;
    return rateOf({
      total: this.#total - this.#way,
      behind,
      held: this.#askedSince === null ? null : now - this.#askedSince,
      elapsed: now - this.#since,
      brisk: this.means.brisk(),
    });
  }

  #reached = (): number => this.#way + (this.#now() - this.#from) * this.#rate;

  /** Do what is due, and wait for the next. */
  #wait(): void {
    clearTimeout(this.#timer);
    for (let next = this.#deeds[0]; next; next = this.#deeds[0]) {
      const left = (next.at - this.#reached()) / this.#rate;
      if (left > 0.5) {
        this.#timer = setTimeout(() => this.#wait(), left);
        return;
      }
      this.#deeds.shift();
      next.done();
    }
  }

  #quiet(): void {
    clearTimeout(this.#timer);
    this.#deeds = [];
    this.#end?.();
    this.#end = null;
  }

  #plan(
    news: News,
    shown: Table,
    times: Times,
  ): { parts: { told: Told; timed: Schedule['timed'] }[]; total: number } {
    let total = 0;
    const parts = news.steps.flatMap((step) =>
      step.story.map((told, at) => {
        const cues = this.means.choreography(told, step.story.slice(0, at), shown.view);
        const part = schedule(cues, times, total);
        total = part.total;
        return { told, timed: part.timed };
      }),
    );
    return { parts, total };
  }
}
