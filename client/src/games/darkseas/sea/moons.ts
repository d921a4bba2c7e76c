/** The moon of a round: it grows until the round after the middle of the night, then wanes. */

export interface Phase {
  /** From 0, new, to 1, full. */
  lit: number;
  waxing: boolean;
}

/** The thinnest crescent that is drawn: a new moon would look like none. */
const THINNEST = 0.08;

export function phaseOf(round: number, rounds: number): Phase {
  const full = Math.floor(rounds / 2) + 1;
  const waxing = round <= full;
  const lit = waxing ? (round - 1) / (full - 1) : (rounds + 1 - round) / (full - 1);
  return { lit: Math.max(THINNEST, Math.min(1, lit)), waxing };
}
