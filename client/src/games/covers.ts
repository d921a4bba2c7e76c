/** What the lobby shows of each game, found by folder and loaded without its table. */

import type { Component } from 'svelte';

import { fetched } from '../kernel/fetched';

export interface GameCover {
  /** The picture that the lobby lies on; smaller, what the game is chosen by. It fills what it lies in. */
  readonly Cover: Component;
  /** A captain's sign, by seat. */
  readonly Mark: Component<{ seat: number; size?: number }>;
}

const FOUND = import.meta.glob<{ default: GameCover }>('./*/cover.ts');

const pathOf = (game: string): string => `./${game}/cover.ts`;

/** Whether this page has a cover of the game, loaded or not. */
export const hasCover = (game: string): boolean => pathOf(game) in FOUND;

/** The cover of one game; null if this page has none for it. */
export async function loadCover(game: string): Promise<GameCover | null> {
  const load = FOUND[pathOf(game)];
  return load ? (await fetched(load)).default : null;
}
