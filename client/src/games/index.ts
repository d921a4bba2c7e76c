/** The tables there are, found by folder: adding a game touches nothing here. */

import type { Component } from 'svelte';

import type { MatchStore } from '../kernel/match.svelte';

export type Sheet = 'night' | 'day';

/** What a game's folder gives the page. */
export interface GameTable {
  /** The table while the match runs. */
  readonly Table: Component<{ store: MatchStore; rules: (clause?: string) => void }>;
  /** What the end looks like. */
  readonly Result: Component<{ store: MatchStore }>;
  /** How far the match has come, for the bar. */
  readonly Progress: Component<{ view: unknown }>;
  /** A captain's sign, by seat. */
  readonly Mark: Component<{ seat: number; size?: number }>;
  /** The light the table lies in. */
  readonly sheet: (view: unknown) => Sheet;
}

const FOUND = import.meta.glob<{ default: GameTable }>('./*/index.ts');

/** The table of a game; null if this page has none for it. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = FOUND[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
