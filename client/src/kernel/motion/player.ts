/** Plays what was told on the table that is still shown, before the table that follows it. */

import type { News, Table, Told } from '../../protocol';
import type { Act, Player } from '../match.svelte';
import type { Cue, SoundName } from './cues';
import { rateOf, schedule, type Schedule, type Timed, type Times } from './schedule';

/** What a game makes of a told event; `earlier` are those of the same step before it. */
export type Choreography = (told: Told, earlier: readonly Told[], view: Table['view']) => readonly Cue[];

/** Where cues are seen; a stage on the page, or a note of them in tests. */
export interface Scene {
  play(timed: Timed, times: Times, rate: number): void;
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

export class MotionPlayer implements Player {
  #since = 0;
  #until = 0;
  /** The reader has seen enough of this sequence. */
  #skipping = false;
  #timers: ReturnType<typeof setTimeout>[] = [];
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
      this.#skipping = false;
    }
    this.#until = now;
    if (this.#skipping) return;
    const times = this.means.times();
    const { parts, total } = this.#plan(news, shown, times);
    if (parts.every(({ timed }) => timed.length === 0)) return;
    const load = { total, behind, asked, elapsed: now - this.#since, brisk: this.means.brisk() };
    const rate = rateOf(load);
    if (rate === Infinity) return;
    for (const { told: event, timed } of parts) {
      const [first] = timed;
      if (!first) continue;
      this.#at(first.start / rate, () => told(event));
      for (const each of timed) {
        this.means.scene.play(each, times, rate);
        const { sound } = each.cue;
        if (sound) this.#at((each.start + each.lasts * 0.8) / rate, () => this.means.sound(sound));
      }
    }
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      this.#at(total / rate, resolve);
    });
    this.#quiet();
    this.#until = this.#now();
  }

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

  #quiet(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#end?.();
    this.#end = null;
  }

  #at(ms: number, deed: () => void): void {
    this.#timers.push(setTimeout(deed, ms));
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
