/** A match that is over, as it stood after any of its moves: the same face to the table, and nothing to be done. */

import { tick } from 'svelte';

import * as connection from '../kernel/connection';
import type { Entry } from '../kernel/journal';
import { mySeats } from '../kernel/look';
import { MatchStore, noticeOf } from '../kernel/match.svelte';
import { WATCHER, type News, type Prompt, type Step, type Table, type Told } from '../protocol';
import { stopAt, stopsOf } from './cursor';

export type ReplayWire = Pick<typeof connection, 'match' | 'table' | 'story'>;

/** So many tables ahead are asked for while one is looked at. */
const AHEAD = 2;

export class ReplayStore extends MatchStore {
  /** The whole story, as told to the eyes that look. */
  story: readonly Step[] = $state.raw([]);
  stops: readonly Entry[] = $derived(stopsOf(this.story));
  /** Which of the stops the table shows. */
  at = $state(0);

  #shown: Table | null = $state.raw(null);
  #heard: readonly Step[] = $derived(this.#until(this.#shown?.number ?? 0));
  /** Asked for once: a match that is over does not change. */
  readonly #stories = new Map<number, Promise<Step[]>>();
  readonly #tables = new Map<string, Promise<Table>>();
  #wishes = 0;

  constructor(
    id: string,
    private readonly archive: ReplayWire = connection,
  ) {
    super(id);
  }

  override get table(): Table | null {
    return this.#shown;
  }
  override get steps(): readonly Step[] {
    return this.#heard;
  }
  override get prompt(): Prompt | null {
    return null;
  }
  override get undo(): number | null {
    return null;
  }
  override get waiting(): readonly number[] {
    return this.#shown?.waiting ?? [];
  }
  /** The row that is shown. */
  get number(): number {
    return this.#shown?.number ?? 0;
  }

  /** Show the match after row `number`, or its first stop, by the eyes of a seat; of one's own if none is named. */
  async show(number: number | null, eyes: number | null): Promise<void> {
    await this.#told(async () => {
      this.match ??= await this.archive.match(this.id);
      if (this.match.over) await this.#look(eyes ?? mySeats(this.match)[0] ?? WATCHER, number ?? 0);
    });
  }

  override async open(): Promise<void> {
    await this.show(null, null);
  }

  /** Another's eyes, at the same place. */
  async look(eyes: number): Promise<void> {
    await this.#told(() => this.#look(eyes, this.stops[this.at]?.last ?? 0));
  }

  /** Go to a stop. Of several wishes in short order only the last is shown. */
  async go(stop: number): Promise<void> {
    await this.#told(() => this.#go(stop));
  }

  async #look(eyes: number, number: number): Promise<void> {
    const story = await this.#storyOf(eyes);
    this.seat = eyes;
    this.story = story;
    await this.#go(stopAt(this.stops, number));
  }

  async #go(stop: number): Promise<void> {
    const { seat } = this;
    const to = Math.min(Math.max(stop, 0), this.stops.length - 1);
    const target = this.stops[to];
    if (seat === null || !target) return;
    const wish = ++this.#wishes;
    const from = this.#shown;
    // The scrubber is where the reader wants it at once; the table follows.
    const onward =
      to === this.at + 1 && from?.view.seat === seat && from.number === this.stops[this.at]?.last;
    this.at = to;
    this.player?.drop();
    const table = await this.#tableOf(seat, target.last);
    if (wish !== this.#wishes) return;
    const news = onward && from && this.player?.ready() ? this.#newsOf(target, table) : null;
    if (news && from) await this.#play(news, from);
    if (wish !== this.#wishes) return;
    this.#shown = table;
    if (news) void tick().then(() => this.player?.shown(news));
    for (const next of this.stops.slice(to + 1, to + 1 + AHEAD))
      this.#tableOf(seat, next.last).catch(() => undefined);
  }

  override async move(): Promise<void> {
    // What was done cannot be done otherwise.
  }
  override async why(): Promise<void> {
    // Nothing is possible any more, so nothing in particular is forbidden.
  }

  /** Do it; what goes wrong becomes the notice. */
  async #told(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.notice = noticeOf(error);
    }
  }

  #newsOf(stop: Entry, table: Table): News {
    const steps = this.story.filter(({ number }) => number >= stop.number && number <= stop.last);
    return { steps, table };
  }

  /** One step forward moves the pieces, where the page has something that moves them. */
  async #play(news: News, shown: Table): Promise<void> {
    const told = (told: Told): void => void (this.telling = told);
    await this.player?.play({ news, shown, behind: 0, asked: false, told });
    this.telling = null;
  }

  #until(number: number): readonly Step[] {
    return this.story.filter((step) => step.number <= number);
  }

  #storyOf(eyes: number): Promise<Step[]> {
    return kept(this.#stories, eyes, async () => (await this.archive.story(this.id, eyes, 0)).steps);
  }

  #tableOf(eyes: number, number: number): Promise<Table> {
    return kept(this.#tables, `${eyes} ${number}`, () => this.archive.table(this.id, eyes, number));
  }
}

/** What is kept under a key, or what `ask` brings; an answer that failed to come is asked for again next time. */
function kept<K, V>(shelf: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const found = shelf.get(key);
  if (found) return found;
  const asked = ask();
  shelf.set(key, asked);
  asked.catch(() => shelf.delete(key));
  return asked;
}
