import { beforeEach, expect, test, vi } from 'vitest';

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { press } from './press';

const move = vi.fn();
const store = { move } as unknown as MatchStore;
const click = (pointerType: string): MouseEvent => Object.assign(new MouseEvent('click'), { pointerType });

beforeEach(() => {
  move.mockClear();
  pointed.leave();
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
