import { beforeEach, describe, expect, test } from 'vitest';

import type { Prompt } from '../protocol';
import { Guide, type Seen, type Topic } from './guide.svelte';
import { readSettings, Settings } from './settings.svelte';

const seen = (
  asked: string | null,
  told: readonly [name: string, seat: number][] = [],
  stage = 'street',
): Seen => ({
  seat: 0,
  stage,
  prompt: asked === null ? null : ({ name: asked } as Prompt),
  steps: told.map(([name, seat], at) => ({ number: at, seat, story: [{ name, facts: { seat } }] })),
});
const TOPICS: Topic[] = [
  { key: 'visit', prompt: 'street-turn' },
  { key: 'circles', event: 'visited' },
  { key: 'one-way', event: 'visited', own: true },
  { key: 'mission', prompt: 'place-mission' },
  { key: 'sail', event: 'put-out', stages: ['street'] },
];

let kept: Map<string, string>;
let settings: Settings;
let guide: Guide;
const next = (...what: Parameters<typeof seen>): string | undefined => guide.next(TOPICS, seen(...what))?.key;
const read = (key: string): void => guide.read({ key });
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

beforeEach(() => {
  kept = new Map();
  settings = new Settings(storage);
  guide = new Guide(settings, 'pebbles');
});

describe('the guide', () => {
  test('gives one hint at a time, each once', () => {
    expect(next('street-turn', [['visited', 1]])).toBe('visit');
    read('visit');
    expect(next('street-turn', [['visited', 1]])).toBe('circles');
    read('circles');
    expect(next('street-turn', [['visited', 1]])).toBeUndefined();
    expect(next('place-mission')).toBe('mission');
  });

  test('leaves what was shown behind when the reader simply plays on', () => {
    guide.show({ key: 'visit' });
    guide.playedOn();
    guide.show(null);
    guide.playedOn();
    expect(next('street-turn', [['visited', 1]])).toBe('circles');
  });

  test('speaks of what is one’s own only when it is', () => {
    read('circles');
    expect(next(null, [['visited', 1]])).toBeUndefined();
    expect(next(null, [['visited', 0]])).toBe('one-way');
  });

  test('does not come back to what was told long ago', () => {
    const since = Array.from({ length: 20 }, (): [string, number] => ['gained', 1]);
    expect(next(null, [['visited', 1], ...since])).toBeUndefined();
  });

  test('does not speak of the street at sea', () => {
    expect(next(null, [['put-out', 1]], 'sea')).toBeUndefined();
    expect(next(null, [['put-out', 1]])).toBe('sail');
  });

  test('does not repeat itself on the next visit', () => {
    read('visit');
    guide = new Guide(new Settings(storage), 'pebbles');
    expect(next('street-turn')).toBeUndefined();
  });

  test('of another game explains what goes by the same name there', () => {
    read('visit');
    guide = new Guide(settings, 'shells');
    expect(next('street-turn')).toBe('visit');
  });

  test('is silent once it is turned off, and begins again when asked', () => {
    read('visit');
    guide.stop();
    expect(next('place-mission')).toBeUndefined();
    expect(new Settings(storage).guide).toBe(false);
    guide.again();
    expect(next('street-turn')).toBe('visit');
  });
});

describe('settings', () => {
  test('are kept for the device', () => {
    settings.sound = true;
    settings.pace = 'brisk';
    const later = new Settings(storage);
    expect([later.sound, later.pace, later.guide]).toEqual([true, 'brisk', true]);
  });

  test.each([null, '', 'nonsense', '3', 'null', '{"pace":"wild","read":[1,"visit"],"sound":"yes"}'])(
    'are those of the beginning where %s was stored',
    (text) => {
      const { sound, guide: hints, pace } = readSettings(text);
      expect([sound, hints, pace]).toEqual([false, true, 'calm']);
    },
  );
});
