/** Orders the printed sheet from the engraver, who works beside the page, and keeps the last few pictures. */

import { Lru } from '../../../kernel/lru';
import type { Engraving } from './plate';

export interface Order {
  readonly number: number;
  readonly engraving: Engraving;
}
export interface Print {
  readonly number: number;
  readonly picture: ImageBitmap;
}

/** Street and chart, each before and after what is in reach has changed. */
const KEPT = 4;

/** The part of a worker that is needed here. */
export type Bench = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

export class Engraver {
  #bench: Bench | null = null;
  #number = 0;
  readonly #awaited = new Map<
    number,
    { done: (picture: ImageBitmap) => void; failed: (why: Error) => void }
  >();
  /** By what they depend on. */
  readonly #kept = new Lru<ImageBitmap>(KEPT);
  /** What is being engraved, by the same. */
  readonly #coming = new Map<string, Promise<ImageBitmap>>();

  /** @param open a worker that engraves @param here draws on the page itself, where no worker can */
  constructor(
    private readonly open: () => Bench,
    private readonly here: (engraving: Engraving) => Promise<ImageBitmap>,
  ) {}

  /** A picture that is there already. */
  kept(engraving: Engraving): ImageBitmap | null {
    return this.#kept.get(JSON.stringify(engraving)) ?? null;
  }

  /** The latest picture of the same sheet that differs at most in what is out of reach: better than none meanwhile. */
  like(engraving: Engraving): ImageBitmap | null {
    const alike = (other: Engraving): boolean =>
      JSON.stringify({ ...other, out: [] }) === JSON.stringify({ ...engraving, out: [] });
    const found = this.#kept.entries().findLast(([key]) => alike(JSON.parse(key) as Engraving));
    return found?.[1] ?? null;
  }

  async print(engraving: Engraving): Promise<ImageBitmap> {
    const found = this.kept(engraving);
    if (found) return found;
    const key = JSON.stringify(engraving);
    const coming = this.#coming.get(key) ?? this.#engraved(engraving).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #engraved(engraving: Engraving): Promise<ImageBitmap> {
    const picture = await this.#order(engraving).catch(() => this.here(engraving));
    this.#kept.set(JSON.stringify(engraving), picture);
    return picture;
  }

  async #order(engraving: Engraving): Promise<ImageBitmap> {
    const bench = (this.#bench ??= this.#opened());
    const number = ++this.#number;
    return new Promise((done, failed) => {
      this.#awaited.set(number, { done, failed });
      bench.postMessage({ number, engraving } satisfies Order);
    });
  }

  #opened(): Bench {
    const bench = this.open();
    bench.onmessage = ({ data }: MessageEvent<Print>) => {
      this.#awaited.get(data.number)?.done(data.picture);
      this.#awaited.delete(data.number);
    };
    bench.onerror = () => {
      this.#bench = null; // the next order opens another
      for (const { failed } of this.#awaited.values()) failed(new Error('the engraver failed'));
      this.#awaited.clear();
    };
    return bench;
  }
}

async function onThisPage(engraving: Engraving): Promise<ImageBitmap> {
  const { engrave } = await import('./engraving');
  const { size, ratio } = engraving;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const context = canvas.getContext('2d');
  if (context) engrave(context, engraving);
  return createImageBitmap(canvas);
}

export const engraver = new Engraver(
  () => new Worker(new URL('./engraver.worker.ts', import.meta.url), { type: 'module' }),
  onThisPage,
);
