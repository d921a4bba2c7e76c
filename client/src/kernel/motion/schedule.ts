/** When each cue begins, and how fast all are played. Pure: no page, no clock. */

import type { Cue } from './cues';

/** The durations of the tokens, in milliseconds. */
export interface Times {
  readonly quick: number;
  readonly move: number;
  readonly sail: number;
  readonly dawn: number;
  readonly stagger: number;
}

export interface Timed {
  readonly cue: Cue;
  /** Milliseconds after the first. */
  readonly start: number;
  readonly lasts: number;
}

export interface Schedule {
  readonly timed: readonly Timed[];
  /** Until the last has landed. */
  readonly total: number;
}

export function lasts(cue: Cue, times: Times): number {
  switch (cue.kind) {
    case 'fly':
      return times[cue.span ?? 'move'] + (cue.land === 'squash' || cue.land === 'stamp' ? times.quick : 0);
    case 'carry':
    case 'burn':
      return times[cue.span];
    case 'flip':
    case 'topple':
    case 'burst':
      return times.quick * 2;
    case 'shake':
    case 'pulse':
    case 'dim':
      return times.quick;
    // These run beside the new table, and hold nobody up.
    case 'settle':
    case 'grow':
    case 'leave':
      return 0;
  }
}

export function schedule(cues: readonly Cue[], times: Times, from = 0): Schedule {
  const timed: Timed[] = [];
  let start = from;
  let end = from;
  for (const cue of cues) {
    const before = timed.at(-1);
    if (before && cue.after === 'start') start = before.start + times.stagger;
    else if (before) start = end;
    const length = lasts(cue, times);
    timed.push({ cue, start, lasts: length });
    end = Math.max(end, start + length);
  }
  return { timed, total: end };
}

/** While something is asked of the reader, no more than this passes before they may answer. */
export const HOLD_MS = 1_200;
/** While nothing is, the table may take this long over a message. */
const WATCH_MS = 3_600;

export interface Load {
  /** How long what is left of this message would take at its own pace. */
  readonly total: number;
  /** Messages that wait behind this one. */
  readonly behind: number;
  /** Since the newest table began to ask something of the reader; null while it does not. */
  readonly held: number | null;
  /** Since the first of these messages began to be played. */
  readonly elapsed: number;
  readonly brisk: boolean;
}

/**
 * How many times faster than its own pace something is played: twice where more than one waits or the reader wants it
 * brisk, and as fast as it takes to be done in time. Infinity: not at all, time is up.
 */
export function rateOf({ total, behind, held, elapsed, brisk }: Load): number {
  const least = behind > 0 || brisk ? 2 : 1;
  const left = held === null ? WATCH_MS - elapsed : HOLD_MS - held;
  const share = left / (brisk ? 2 : 1) / (behind + 1);
  return share <= 0 ? Infinity : Math.max(least, total / share);
}
