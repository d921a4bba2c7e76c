/** The shapes that travel between server and page: names for what is generated from the server's schema. */

import type { components } from './schema';

type Shapes = components['schemas'];

export type GameOffer = Shapes['GameOffer'];
export type Match = Shapes['Match'];
export type MatchWish = Shapes['MatchWish'];
export type ChairWish = Shapes['ChairWish'];
export type Choice = Shapes['Choice'];
export type Prompt = Shapes['Prompt'];
export type Table = Shapes['Table'];
export type Told = Shapes['Told'];
export type Step = Shapes['Step'];
export type Story = Shapes['Story'];
export type News = Shapes['News'];
export type Refusal = Shapes['Refusal'];
export type ProblemDetails = Shapes['Problem'];
export type Violation = Shapes['Violation'];
export type Undone = Shapes['Undone'];
export type Advice = Shapes['Advice'];
export type Facts = Told['facts'];

/** Seat numbers that are nobody's chair. */
export const CHANCE = -1;
export const WATCHER = -2;
