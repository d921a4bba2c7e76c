/** The tables there are, found by folder: adding a game touches nothing here. */

import type { Component } from 'svelte';

import { fetched } from '../kernel/fetched';
import type { MatchStore } from '../kernel/match.svelte';
import type { Chapters } from '../replay/cursor';

export type Sheet = 'night' | 'day';

/** Of the clauses whose notes own up to made-up values: those where it is so, and those where the edition knows better. */
export interface ValueNotes {
  readonly house: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

/** What a game's folder gives the page. */
export interface GameTable {
  /** The table while the match runs. */
  readonly Table: Component<{ store: MatchStore; rules: (clause?: string) => void }>;
  /** What the end looks like. `again` begins another match with the same captains, where that can be had. */
  readonly Result: Component<{
    store: MatchStore;
    rules: (clause?: string) => void;
    again: (() => void) | null;
  }>;
  /** How far the match has come, for the bar. */
  readonly Progress: Component<{ view: unknown }>;
  /** A captain's sign, by seat. */
  readonly Mark: Component<{ seat: number; size?: number }>;
  /** Which clauses of the manual rest on values that the house filled in, for the edition of a match. */
  readonly valueNotes?: (view: unknown) => ValueNotes;
  /** The light the table lies in. */
  readonly sheet: (view: unknown) => Sheet;
  /** The parts of a match that are worth jumping to. */
  readonly chapters: Chapters;
}

const FOUND = import.meta.glob<{ default: GameTable }>('./*/index.ts');

/** The table of a game; null if this page has none for it. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = FOUND[`./${game}/index.ts`];
  return load ? (await fetched(load)).default : null;
}
