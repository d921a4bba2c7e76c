/** What a game's table may have beside its pieces: what moves, why not, and first hints. Found by folder, as tables are. */

import type { Component } from 'svelte';

import { fetched } from '../kernel/fetched';
import type { Topic } from '../kernel/guide.svelte';
import type { Notice } from '../kernel/notice';
import type { Choreography } from '../kernel/motion/player';
import type { Cause } from '../kernel/refusal';

export interface Lively {
  readonly choreography: Choreography;
  /** Draws what flies: a disc, a barrel, a seal. */
  readonly Token: Component<{ token: string; size: number }>;
  /** What on the board is the cause of a refusal; null where nothing there is. */
  readonly causeOf: (notice: Notice, view: unknown) => Cause | null;
  /** What a first game explains, in the order in which it comes up. */
  readonly topics: readonly Topic[];
  /** Where the match stands, as the topics name it. */
  readonly stageOf: (view: unknown) => string;
}

const FOUND = import.meta.glob<{ default: Lively }>('./*/lively.ts');

export async function loadLively(game: string): Promise<Lively | null> {
  const load = FOUND[`./${game}/lively.ts`];
  return load ? (await fetched(load)).default : null;
}
