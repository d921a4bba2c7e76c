/** The first-game guide: a short hint the first time something comes up, one at a time, never twice, never against one's will. */

import type { Prompt, Step } from '../protocol';
import type { Settings } from './settings.svelte';

/** A subject of the guide: its words are `guide-<key>` and `guide-<key>.title`. */
export interface Topic {
  readonly key: string;
  /** It comes up when this is asked… */
  readonly prompt?: string;
  /** …or when this is told; where `own`, of the reader's own seat. */
  readonly event?: string;
  readonly own?: boolean;
  /** Only while the table is at one of these stages; left out, at any. */
  readonly stages?: readonly string[];
  /** The anchors of what it speaks of, the best first. */
  readonly near?: readonly string[];
}

/** What the reader sees now. */
export interface Seen {
  readonly seat: number | null;
  readonly prompt: Prompt | null;
  readonly steps: readonly Step[];
  /** Where the match stands, by the game's own name for it. */
  readonly stage: string;
}

/** What was told longer ago than so many steps comes up no more. */
const RECENT = 12;

type Kept = Pick<Settings, 'guide' | 'read'>;

/** The first topic that comes up; null if none does. */
function dueTopic(topics: readonly Topic[], seen: Seen): Topic | null {
  const told = seen.steps.slice(-RECENT).flatMap(({ story }) => story);
  const due = ({ prompt, event, own, stages }: Topic): boolean =>
    (stages?.includes(seen.stage) ?? true) &&
    ((prompt !== undefined && seen.prompt?.name === prompt) ||
      (event !== undefined &&
        told.some(({ name, facts }) => name === event && (!own || facts.seat === seen.seat))));
  return topics.find(due) ?? null;
}

export class Guide {
  #shown: Topic | null = null;

  /** @param game whose topics they are: another may explain something else by the same name */
  constructor(
    private readonly kept: Kept,
    private readonly game: string,
  ) {}

  /** The first topic that comes up and is not read; null if there is none, or the reader wants none. */
  next(topics: readonly Topic[], seen: Seen): Topic | null {
    if (!this.kept.guide) return null;
    const unread = topics.filter((topic) => !this.kept.read.includes(this.#name(topic)));
    return dueTopic(unread, seen);
  }

  /** This topic is before the reader now, or none is. */
  show(topic: Topic | null): void {
    this.#shown = topic;
  }

  /** The reader has made a move: whoever plays on has read what was shown, or does not want it. */
  playedOn(): void {
    if (this.#shown) this.read(this.#shown);
  }

  read(topic: Topic): void {
    const name = this.#name(topic);
    if (!this.kept.read.includes(name)) this.kept.read = [...this.kept.read, name];
  }

  stop(): void {
    this.kept.guide = false;
  }

  again(): void {
    this.kept.read = [];
    this.kept.guide = true;
  }

  #name(topic: Topic): string {
    return `${this.game}/${topic.key}`;
  }
}
