import { beforeEach, expect, test, vi } from 'vitest';

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { press, take } from './press';
import { settings } from './settings.svelte';

const move = vi.fn();
const prompt = { choices: [{ text: 'sail' }, { text: 'strike', grave: true }] };
const store = { move, prompt } as unknown as MatchStore;
const click = (pointerType: string): MouseEvent => Object.assign(new MouseEvent('click'), { pointerType });

beforeEach(() => {
  move.mockClear();
  pointed.leave();
  settings.twice = false;
});

test('a click takes a choice', () => {
  press(store, 'sail', click('mouse'));
  expect(move).toHaveBeenCalledExactlyOnceWith('sail');
});

test('a key takes it too', () => {
  press(store, 'sail', new MouseEvent('click'));
  expect(move).toHaveBeenCalledExactlyOnceWith('sail');
});

test('a first tap points at it, and a second takes it', () => {
  press(store, 'sail', click('touch'));
  expect(move).not.toHaveBeenCalled();
  expect([pointed.text, pointed.tapped]).toEqual(['sail', true]);
  press(store, 'sail', click('touch'));
  expect(move).toHaveBeenCalledExactlyOnceWith('sail');
});

test('a tap at another choice points at that', () => {
  press(store, 'sail', click('touch'));
  press(store, 'anchor', click('touch'));
  expect(move).not.toHaveBeenCalled();
  expect(pointed.text).toBe('anchor');
});

test('a grave choice is asked again, wherever it is pressed', () => {
  take(store, 'strike');
  expect(move).not.toHaveBeenCalled();
  take(store, 'strike');
  expect(move).toHaveBeenCalledExactlyOnceWith('strike');
});

test('what is asked again is forgotten once something else is pointed at', () => {
  press(store, 'strike', click('mouse'));
  pointed.at('sail');
  pointed.at('strike');
  press(store, 'strike', click('mouse'));
  expect(move).not.toHaveBeenCalled();
});

test('whoever wants it so presses every choice twice', () => {
  settings.twice = true;
  take(store, 'sail');
  expect(move).not.toHaveBeenCalled();
  take(store, 'sail');
  expect(move).toHaveBeenCalledExactlyOnceWith('sail');
});
