import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { MatchStore } from './match.svelte';
import { pointed } from './pointed.svelte';
import { press, swallowClick, take } from './press';
import { settings } from './settings.svelte';

const move = vi.fn();
const prompt = { choices: [{ text: 'sail' }, { text: 'strike', grave: true }] };
const store = { move, prompt, sending: null } as unknown as MatchStore;

/** Clicks fall far from each other, unless they are told a spot. */
let far = 0;
const somewhere = (): number => (far += 100);
const click = (pointerType: string, detail = 1, clientX = somewhere()): MouseEvent =>
  Object.assign(new MouseEvent('click', { detail, clientX }), { pointerType });

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
  expect([pointed.text, pointed.pressed]).toEqual(['sail', 'sail']);
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
  take(store, 'strike', click('mouse'));
  expect(move).not.toHaveBeenCalled();
  take(store, 'strike', click('mouse'));
  expect(move).toHaveBeenCalledExactlyOnceWith('strike');
});

test('what is asked again is still asked after others were looked at on the way to the second press', () => {
  press(store, 'strike', click('mouse'));
  pointed.leave('strike');
  expect(pointed.text).toBe('strike');
  pointed.at('sail');
  pointed.leave('sail');
  expect(pointed.text).toBe('strike');
  take(store, 'strike', click('mouse'));
  expect(move).toHaveBeenCalledExactlyOnceWith('strike');
});

test('what is asked again is forgotten once something else is pressed, and with its table', () => {
  press(store, 'strike', click('touch'));
  press(store, 'sail', click('touch'));
  press(store, 'strike', click('touch'));
  expect(move).not.toHaveBeenCalled();
  pointed.leave();
  press(store, 'strike', click('touch'));
  expect(move).not.toHaveBeenCalled();
});

test('whoever wants it so presses every choice twice', () => {
  settings.twice = true;
  take(store, 'sail', click('mouse'));
  expect(move).not.toHaveBeenCalled();
  take(store, 'sail', click('mouse'));
  expect(move).toHaveBeenCalledExactlyOnceWith('sail');
});

describe('the second of a double click', () => {
  test('is no answer to the question that stands there by then', () => {
    press(store, 'anchor', click('mouse'));
    press(store, 'sail', click('mouse', 2));
    expect(move).toHaveBeenCalledExactlyOnceWith('anchor');
    press(store, 'sail', click('mouse'));
    expect(move).toHaveBeenLastCalledWith('sail');
  });

  test('takes the same words where they stand there again: whoever sails on and on means it', () => {
    press(store, 'sail', click('mouse'));
    press(store, 'sail', click('mouse', 2));
    expect(move).toHaveBeenCalledTimes(2);
  });

  test('is on touch the one on the same spot, whatever the browser counts', () => {
    press(store, 'sail', click('touch'));
    press(store, 'sail', click('touch', 2));
    take(store, 'anchor', click('touch', 3));
    expect(move).toHaveBeenLastCalledWith('anchor');
  });

  test('is no answer to the next question on touch either', () => {
    const spot = somewhere();
    take(store, 'keep', click('touch', 1, spot));
    take(store, 'stay', click('touch', 1, spot + 5));
    expect(move).toHaveBeenCalledExactlyOnceWith('keep');
    take(store, 'stay', click('touch', 1, somewhere()));
    expect(move).toHaveBeenLastCalledWith('stay');
  });

  test('weighs no other piece that has come to lie under the finger', () => {
    const spot = somewhere();
    take(store, 'keep', click('touch', 1, spot));
    press(store, 'sail', click('touch', 2, spot));
    expect(pointed.pressed).toBeNull();
  });

  test('is no second thought about what is grave', () => {
    take(store, 'strike', click('mouse'));
    take(store, 'strike', click('mouse', 2));
    expect(move).not.toHaveBeenCalled();
    take(store, 'strike', click('mouse'));
    expect(move).toHaveBeenCalledExactlyOnceWith('strike');
  });

  test('takes what was tapped first, where tapping twice is the way', () => {
    const spot = somewhere();
    press(store, 'sail', click('touch', 1, spot));
    press(store, 'sail', click('touch', 2, spot));
    expect(move).toHaveBeenCalledExactlyOnceWith('sail');
  });

  test('does nothing while the first is on its way', () => {
    const sending = { move, prompt, sending: 'sail' } as unknown as MatchStore;
    press(store, 'sail', click('mouse'));
    press(sending, 'sail', click('mouse', 2));
    expect(move).toHaveBeenCalledExactlyOnceWith('sail');
  });
});

describe('a press that was caught', () => {
  const pressed = vi.fn();
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  const down = (): boolean => button.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  beforeEach(() => {
    pressed.mockClear();
    document.body.append(button);
    down();
    swallowClick();
  });

  test('has no click, and the next has its own', () => {
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    button.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('leaves the next alone, too, if it came to none', () => {
    down();
    button.click();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
