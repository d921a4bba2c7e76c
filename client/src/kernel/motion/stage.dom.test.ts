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

/** As a browser's boxes, it holds nothing of its own: a copy of one by its properties would be empty. */
class Measured {
  readonly #at: readonly [number, number];
  constructor(left: number, top: number) {
    this.#at = [left, top];
  }
  get left(): number {
    return this.#at[0];
  }
  get top(): number {
    return this.#at[1];
  }
  get width(): number {
    return 20;
  }
  get height(): number {
    return 20;
  }
}

/** A box as its element's style says: jsdom lays nothing out. */
function measured(this: HTMLElement): DOMRect {
  deeds.push('measure');
  const [left = 0, top = 0] = (this.dataset.box ?? '0 0').split(' ').map(Number);
  return new Measured(left, top) as unknown as DOMRect;
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

const named = (name: string): Element => document.querySelector(`[data-piece="${name}"]`)!;
const hidden = (element: Element): boolean =>
  moved.some((each) => each.element === element && each.frames.every(({ opacity }) => opacity === 0));

test('what is thrown shows its faces on the way, is as large as its goal, and hides what lies there', () => {
  play({ kind: 'fly', token: 'six', faces: ['one', 'two'], from: ['a'], to: ['b'], over: 'p' });
  expect([...layer.querySelectorAll('div')].map(({ textContent }) => textContent)).toContain('six');
  expect(layer.textContent).toBe('onetwosix');
  expect(layer.querySelector<HTMLElement>(':scope > div > div')?.style.width).toBe('20px');
  expect(hidden(named('p'))).toBe(true);
});

test('a piece that topples falls where it stood, and is gone', () => {
  play({ kind: 'topple', piece: 'p' });
  expect(layer.children).toHaveLength(1);
  expect((layer.firstElementChild as HTMLElement).style.left).toBe('200px');
  expect(hidden(named('p'))).toBe(true);
  stage.shown();
  expect(layer.children).toHaveLength(0);
});

test('a hop rises over the straight way, and a ship heels both ways on hers', () => {
  const going = (gait: 'hop' | 'rock'): string[] => {
    moved = [];
    play({ kind: 'carry', piece: 'p', to: ['b'], span: 'move', gait });
    return moved.flatMap(({ frames }) =>
      frames.length > 2 ? frames.map(({ transform }) => `${transform}`) : [],
    );
  };
  const hop = going('hop');
  expect([hop[0], hop.at(-1)]).toEqual(['translate(0.0px, 0.0px)', 'translate(100.0px, -100.0px)']);
  expect(Number(hop[5]?.match(/, (.+)px/)?.[1])).toBeLessThan(-50);
  expect(going('rock').map((each) => each.match(/rotate\((.+)\)/)?.[1])).toEqual([
    '0deg',
    '-3deg',
    '3deg',
    '-3deg',
    '0deg',
  ]);
});

test('a piece that is carried past places goes over them, and no other way', () => {
  play({ kind: 'carry', piece: 'p', to: ['b'], via: ['nowhere', 'a'], span: 'sail' });
  const [way] = moved.map(({ frames }) => frames).filter((frames) => frames.length > 2);
  // From p at 200, 200 over a at 100, 100 to b at 300, 100: after 4 tenths of 341 pixels it is almost at a.
  const passed = way?.map(({ transform }) => `${transform}`) ?? [];
  expect([passed[0], passed.at(-1)]).toEqual(['translate(0px, 0px)', 'translate(100px, -100px)']);
  const [x, y] = (passed[4]?.match(/-?[\d.]+/g) ?? []).map(Number);
  expect([x, y]).toEqual([-96.6, -96.6]);
});

test('what a ship leaves behind goes out one after the other, as she passes, and stays out', () => {
  play({ kind: 'burn', at: ['a', 'nowhere', 'p'], span: 'sail' });
  const steps = moved.map(({ frames }) => frames.map(({ opacity, offset }) => [opacity, offset]));
  expect(steps).toEqual([
    [
      [1, 0],
      [1, 0],
      [0, 0.5],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0.5],
      [0, 1],
      [0, 1],
    ],
  ]);
});

test('only what can be drawn without painting the page again is moved', () => {
  play(
    { kind: 'fly', token: 'six', faces: ['one'], from: ['a'], to: ['b'], over: 'p', land: 'squash' },
    { kind: 'carry', piece: 'p', to: ['b'], span: 'sail', gait: 'rock' },
    { kind: 'topple', piece: 'p' },
    { kind: 'burst', token: 'rings', at: ['a'] },
  );
  const moving = new Set(moved.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
  expect([...moving].sort()).toEqual(['opacity', 'transform']);
});
