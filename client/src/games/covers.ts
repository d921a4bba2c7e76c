/** What the lobby shows of each game, found by folder and loaded without its table. */

import type { Component } from 'svelte';

export interface GameCover {
  /** The picture that the lobby lies on; smaller, what the game is chosen by. It fills what it lies in. */
  readonly Cover: Component;
  /** A captain's sign, by seat. */
  readonly Mark: Component<{ seat: number; size?: number }>;
}

const FOUND = import.meta.glob<{ default: GameCover }>('./*/cover.ts');

/** The cover of one game; null if this page has none for it. */
export async function loadCover(game: string): Promise<GameCover | null> {
  const load = FOUND[`./${game}/cover.ts`];
  return load ? (await load()).default : null;
}

/** The covers of all games that this page has, by key. */
export async function loadCovers(): Promise<Record<string, GameCover>> {
  const loads = Object.entries(FOUND).map(
    async ([path, load]) => [path.split('/')[1], (await load()).default] as const,
  );
  return Object.fromEntries(await Promise.all(loads)) as Record<string, GameCover>;
}
