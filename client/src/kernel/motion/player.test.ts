import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { News, Table, Told } from '../../protocol';
import type { Act } from '../match.svelte';
import type { Cue } from './cues';
import { MotionPlayer, type Scene } from './player';
import type { Timed, Times } from './schedule';

const TIMES: Times = { quick: 160, move: 420, sail: 900, dawn: 1600, stagger: 60 };
const FLIGHT: Cue = { kind: 'fly', token: 'disc', from: ['a'], to: ['b'], land: 'squash', sound: 'disc' };

let played: number[];
let rates: number[];
let cleared: number;
let heard: string[];
let player: MotionPlayer;
const scene: Scene = {
  play: (timed: readonly Timed[]) => void played.push(...timed.map(({ start }) => start)),
  pace: (rate) => void rates.push(rate),
  shown: () => undefined,
  clear: () => void (cleared += 1),
};
const act = (names: readonly string[], more: Partial<Act> = {}): Act => ({
  news: {
    steps: names.map((name, at) => ({ number: at, seat: 1, story: [{ name, facts: {} }] })),
  } as unknown as News,
  shown: { view: {} } as Table,
  behind: 0,
  asked: false,
  told: (told: Told) => heard.push(told.name),
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  rates = [];
  cleared = 0;
  heard = [];
  player = new MotionPlayer({
    scene,
    choreography: ({ name }) => (name === 'visited' ? [FLIGHT] : []),
    times: () => TIMES,
    moving: () => true,
    brisk: () => false,
    sound: (name) => heard.push(`♪${name}`),
    now: () => Date.now(),
  });
});
afterEach(() => void vi.useRealTimers());

const ends = async (playing: Promise<void>): Promise<boolean> => {
  let over = false;
  void playing.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
};

describe('a player', () => {
  test('plays told events in their order, says and sounds each, and is done when the last has landed', async () => {
    const playing = player.play(act(['visited', 'counted', 'visited']));
    expect(played).toEqual([0, 580]);
    expect(rates).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await ends(playing)).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await ends(playing)).toBe(true);
    expect(heard).toEqual(['visited', '♪disc', 'visited', '♪disc']);
  });

  test('takes no time over what nobody can see move', async () => {
    expect(await ends(player.play(act(['counted'])))).toBe(true);
  });

  test('plays at half time while more wait', () => {
    void player.play(act(['visited'], { behind: 2 }));
    expect(rates).toEqual([2]);
  });

  test('hurries when more comes in and something is asked, so that all is played in time', async () => {
    const started = Date.now();
    const first = player.play(act(['visited', 'visited']));
    await vi.advanceTimersByTimeAsync(100);
    player.more(2, true);
    expect(rates.at(-1)).toBeGreaterThan(2);
    await vi.advanceTimersByTimeAsync(405);
    expect(await ends(first)).toBe(true);
    for (const behind of [1, 0]) {
      void player.play(act(['visited'], { behind, asked: true }));
      await vi.advanceTimersByTimeAsync(405);
    }
    expect(heard.filter((each) => each === 'visited')).toHaveLength(4);
    expect(Date.now() - started).toBeLessThan(1_400);
  });

  test('stops at a click and lets the rest of the sequence go by', async () => {
    const playing = player.play(act(['visited'], { behind: 1 }));
    player.skip();
    expect(await ends(playing)).toBe(true);
    expect(cleared).toBe(1);
    expect(await ends(player.play(act(['visited'])))).toBe(true);
    expect(played).toHaveLength(1);
  });

  test('plays again after a skip, once a new sequence begins', async () => {
    void player.play(act(['visited']));
    player.skip();
    await vi.advanceTimersByTimeAsync(5_000);
    void player.play(act(['visited']));
    expect(played).toHaveLength(2);
  });

  test('leaves nothing running when it is dropped', async () => {
    const playing = player.play(act(['visited']));
    player.drop();
    expect(await ends(playing)).toBe(true);
    expect(cleared).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard).toEqual(['visited']);
  });
});
