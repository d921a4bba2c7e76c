import { describe, expect, test } from 'vitest';

import type { Cue } from './cues';
import { HOLD_MS, rateOf, schedule, type Times } from './schedule';

const TIMES: Times = { quick: 160, move: 420, sail: 900, dawn: 1600, stagger: 60 };
const disc: Cue = { kind: 'fly', token: 'disc', from: ['a'], to: ['b'], land: 'squash' };
const gain: Cue = { kind: 'fly', token: 'crew', from: ['b'], to: ['c'], land: 'vanish' };

describe('cues', () => {
  test('play one after the other, and those that go together a stagger apart', () => {
    const { timed, total } = schedule([disc, gain, { ...gain, after: 'start' }], TIMES);
    expect(timed.map(({ start }) => start)).toEqual([0, 580, 640]);
    expect(total).toBe(640 + 420);
  });

  test('wait for the longest of those that go together', () => {
    const ship: Cue = { kind: 'carry', piece: 's', to: ['d'], span: 'sail' };
    const { timed } = schedule([ship, { ...gain, after: 'start' }, disc], TIMES);
    expect(timed.map(({ start }) => start)).toEqual([0, 60, 900]);
  });

  test('of the new table hold nobody up', () => {
    expect(schedule([{ kind: 'grow', at: 'chart', span: 'dawn' }], TIMES).total).toBe(0);
  });
});

describe('the rate', () => {
  const load = { total: 580, behind: 0, held: null, elapsed: 0, brisk: false };

  test('is its own for a single move, and half the time when more wait', () => {
    expect(rateOf(load)).toBe(1);
    expect(rateOf({ ...load, behind: 1 })).toBe(2);
    expect(rateOf({ ...load, brisk: true })).toBe(2);
  });

  test('never holds what is asked back for longer than allowed', () => {
    for (const total of [100, 1_000, 5_000, 20_000]) {
      let elapsed = 0;
      for (let behind = 4; behind >= 0; behind--) {
        const rate = rateOf({ total, behind, held: elapsed, elapsed, brisk: false });
        elapsed += total / rate;
      }
      expect(elapsed).toBeLessThanOrEqual(HOLD_MS + 1e-6);
    }
  });

  test('leaves a long sequence its time while nothing is asked', () => {
    expect(rateOf({ ...load, total: 2_400, elapsed: 1_000 })).toBe(1);
  });

  test('is no motion at all once time is up', () => {
    expect(rateOf({ ...load, held: HOLD_MS })).toBe(Infinity);
  });
});
