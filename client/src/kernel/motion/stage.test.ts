import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Cue } from './cues';
import { schedule, type Times } from './schedule';
import { Stage } from './stage';

const TIMES: Times = { quick: 160, move: 420, sail: 900, dawn: 1600, stagger: 60 };

/** What was done to the page, in order: looked at, drawn on, or set moving. */
let deeds: string[];
let moved: { element: Element; frames: Keyframe[] }[];
let layer: HTMLElement;
let stage: Stage;

/** A box as its element's style says: jsdom lays nothing out. */
function measured(this: HTMLElement): DOMRect {
  deeds.push('measure');
  const [left = 0, top = 0] = (this.dataset.box ?? '0 0').split(' ').map(Number);
  return { left, top, width: 20, height: 20 } as DOMRect;
}

beforeEach(() => {
  deeds = [];
  moved = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(measured);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(20);
  HTMLElement.prototype.animate = function (frames) {
    deeds.push('move');
    moved.push({ element: this, frames: frames as Keyframe[] });
    return { cancel: () => undefined, updatePlaybackRate: () => undefined } as unknown as Animation;
  };
  document.body.innerHTML = `
    <i data-anchor="a" data-box="100 100"></i><i data-anchor="b c" data-box="300 100"></i>
    <i data-piece="p" data-box="200 200"></i><div class="layer"></div>`;
  layer = document.querySelector<HTMLElement>('.layer')!;
  stage = new Stage(layer, (into, token) => {
    deeds.push('draw');
    into.textContent = token;
    return () => undefined;
  });
});
afterEach(() => void vi.restoreAllMocks());

const play = (...cues: Cue[]): void => stage.play(schedule(cues, TIMES).timed, TIMES);
const fly = (to: string): Cue => ({ kind: 'fly', token: to, from: ['a'], to: [to] });

test('all is measured before anything is put on the page', () => {
  play(fly('b'), { kind: 'carry', piece: 'p', to: ['b'], span: 'move' }, fly('c'));
  expect(deeds.indexOf('draw')).toBeGreaterThan(deeds.lastIndexOf('measure'));
  expect(layer.textContent).toBe('bc');
});

test('what cannot be found does not move, and stops nothing else', () => {
  play(fly('nowhere'), { kind: 'shake', at: ['nowhere', 'b'] }, fly('c'));
  expect(layer.textContent).toBe('c');
  expect(moved.map(({ element }) => element)).toContain(document.querySelector('[data-anchor="b c"]'));
});

test('a piece that lies elsewhere on the new table slides there from where it was', () => {
  play({ kind: 'settle', piece: 'p' });
  expect(moved).toEqual([]);
  const piece = document.querySelector<HTMLElement>('[data-piece="p"]')!;
  piece.dataset.box = '230 190';
  stage.shown();
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatchObject({
    element: piece,
    frames: [{ transform: 'translate(-30px, 10px) scale(1)' }, { transform: 'none' }],
  });
});

test('a piece that lies where it lay does not stir', () => {
  play({ kind: 'settle', piece: 'p' });
  stage.shown();
  expect(moved).toEqual([]);
});

test('nothing is left on the layer when the new table is shown', () => {
  play(fly('b'), { kind: 'carry', piece: 'p', to: ['b'], span: 'move', land: 'vanish' });
  expect(layer.children).toHaveLength(2);
  stage.shown();
  expect(layer.children).toHaveLength(0);
});
