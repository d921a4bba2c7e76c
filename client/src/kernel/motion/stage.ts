/**
 * The layer above the table on which likenesses fly. Moves nothing but `transform` and `opacity`, so that the browser can
 * draw without laying the page out again.
 */

import { anchored, middle, type Box } from '../anchors';
import type { Cue, Ease } from './cues';
import type { Timed, Times } from './schedule';

/** Draws a token into an element; returns what takes it away. */
export type Draw = (into: HTMLElement, token: string, size: number) => () => void;

const LEAST_TOKEN = 18;
const MOST_TOKEN = 44;
/** How high an arc rises over the straight line, as a part of its length. */
const RISE = 0.22;
/** So many points of an arc are named; the browser draws the rest. */
const POINTS = 10;

export class Stage {
  #running: Animation[] = [];
  #rate = 1;
  #undo: (() => void)[] = [];
  #later: (() => void)[] = [];
  /** What goes on beside the new table, and outlives the messages after it. */
  #lasting: (() => void)[] = [];

  constructor(
    private readonly layer: HTMLElement,
    private readonly draw: Draw,
  ) {}

  /** The tokens' durations as the page has them now. */
  static times(): Times {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string): number => {
      const text = style.getPropertyValue(`--m-${name}`).trim();
      return text.endsWith('ms') ? parseFloat(text) : parseFloat(text || '0') * 1000;
    };
    return {
      quick: read('quick'),
      move: read('move'),
      sail: read('sail'),
      dawn: read('dawn'),
      stagger: read('stagger'),
    };
  }

  /** Set a cue going; what it needs and cannot find makes it nothing. */
  play({ cue, start, lasts }: Timed, times: Times): void {
    const timing = { delay: start, duration: lasts };
    switch (cue.kind) {
      case 'fly':
        this.#fly(cue, start, times);
        break;
      case 'carry':
        this.#carry(cue, timing);
        break;
      case 'flip':
        this.#each(cue.at, ['rotateY(0)', 'rotateY(90deg)', 'rotateY(0)'], timing);
        break;
      case 'shake':
        this.#each(cue.at, SHAKE, timing);
        break;
      case 'pulse':
        this.#each(cue.at, ['scale(1)', 'scale(1.14)', 'scale(1)'], timing);
        break;
      case 'dim':
        for (const name of cue.at) {
          const found = anchored(name);
          if (found) this.#run(found, [{ opacity: 1 }, { opacity: 0.55 }], { ...timing, fill: 'forwards' });
        }
        break;
      case 'grow':
        this.#grow(cue.at, times[cue.span]);
        break;
      case 'leave':
        this.#leave(cue.at, times[cue.span]);
        break;
    }
  }

  /** Play what is under way, and what is set going from now on, so many times faster. */
  pace(rate: number): void {
    this.#rate = rate;
    for (const each of this.#running) each.updatePlaybackRate(rate);
  }

  /** The new table is shown: likenesses that lie on it go, and what grows or leaves does so now. */
  shown(): void {
    const later = this.#later;
    this.#sweep();
    for (const deed of later) deed();
  }

  clear(): void {
    this.#sweep();
    for (const end of this.#lasting) end();
    this.#lasting = [];
  }

  #sweep(): void {
    for (const each of this.#running) each.cancel();
    this.#running = [];
    this.#later = [];
    for (const undo of this.#undo) undo();
    this.#undo = [];
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const running = element.animate(frames, timing);
    running.playbackRate = this.#rate;
    this.#running.push(running);
  }

  #each(names: readonly string[], transforms: readonly string[], timing: KeyframeAnimationOptions): void {
    for (const name of names) {
      const found = anchored(name);
      if (found)
        this.#run(
          found,
          transforms.map((transform) => ({ transform })),
          timing,
        );
    }
  }

  #fly(cue: Cue & { kind: 'fly' }, start: number, times: Times): void {
    const from = firstOf(cue.from)?.getBoundingClientRect();
    const to = firstOf(cue.to)?.getBoundingClientRect();
    if (!from || !to) return;
    const size = Math.min(MOST_TOKEN, Math.max(LEAST_TOKEN, Math.min(to.width, to.height)));
    const flyer = this.#flyer(cue.token, size);
    this.#run(flyer, arc(from, to, size, cue.land === 'vanish'), {
      delay: start,
      duration: times.move,
      easing: easing('arc'),
      fill: 'both',
    });
    const landing = cue.land === 'stamp' ? STAMP : cue.land === 'squash' ? SQUASH : null;
    const inner = flyer.firstElementChild;
    if (landing && inner)
      this.#run(inner, landing, {
        delay: start + times.move,
        duration: times.quick,
        easing: easing('snap'),
      });
  }

  #flyer(token: string, size: number): HTMLElement {
    const flyer = document.createElement('div');
    const inner = document.createElement('div');
    Object.assign(flyer.style, { position: 'absolute', left: '0', top: '0', willChange: 'transform' });
    Object.assign(inner.style, { width: `${size}px`, height: `${size}px` });
    flyer.append(inner);
    const away = this.draw(inner, token, size);
    this.layer.append(flyer);
    this.#undo.push(() => {
      away();
      flyer.remove();
    });
    return flyer;
  }

  #carry(cue: Cue & { kind: 'carry' }, timing: KeyframeAnimationOptions): void {
    const piece = anchored(cue.piece);
    const goal = firstOf(cue.to);
    if (!piece || !goal) return;
    const from = piece.getBoundingClientRect();
    const [x1, y1] = middle(from);
    const [x2, y2] = middle(goal.getBoundingClientRect());
    const copy = likeness(piece, from);
    this.layer.append(copy);
    this.#undo.push(() => copy.remove());
    this.#run(
      copy,
      [{ transform: 'translate(0, 0)' }, { transform: `translate(${x2 - x1}px, ${y2 - y1}px)` }],
      { ...timing, easing: easing('sail'), fill: 'both' },
    );
    this.#run(piece, [{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'both' });
  }

  #grow(name: string, duration: number): void {
    const before = anchored(name)?.getBoundingClientRect();
    if (!before) return;
    this.#later.push(() => {
      const now = anchored(name);
      if (!now) return;
      const { left, top, width, height } = now.getBoundingClientRect();
      const scale = Math.max(before.width / width, before.height / height);
      const [x1, y1] = middle(before);
      const [x2, y2] = middle({ left, top, width, height });
      const growing = now.animate(
        [
          { transform: `translate(${x1 - x2}px, ${y1 - y2}px) scale(${scale})`, opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration, easing: easing('sail') },
      );
      this.#lasting.push(() => growing.cancel());
    });
  }

  #leave(name: string, duration: number): void {
    const leaving = anchored(name);
    if (!leaving) return;
    const box = leaving.getBoundingClientRect();
    const { sheet } = document.documentElement.dataset;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    this.#later.push(() => {
      const copy = likeness(leaving, box);
      if (sheet) copy.dataset.sheet = sheet;
      copy.style.backgroundColor = ground;
      this.layer.append(copy);
      const gone = copy.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translateX(${-box.left - box.width}px)`, opacity: 0 },
        ],
        { duration, easing: easing('sail'), fill: 'forwards' },
      );
      this.#lasting.push(() => copy.remove());
      gone.onfinish = () => copy.remove();
    });
  }
}

/** A copy of an element that bears none of its names, drawn where it is. */
function likeness(of: Element, { left, top, width, height }: Box): HTMLElement {
  const copy = of.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id], [data-anchor], [data-piece], [data-move]')])
    for (const name of ['id', 'data-anchor', 'data-piece', 'data-move']) each.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  });
  return copy;
}

const SHAKE = [0, -4, 4, -4, 4, 0].map((x) => `translateX(${x}px)`);
const SQUASH: Keyframe[] = [{ transform: 'scale(1.04, 0.94)' }, { transform: 'none' }];
const STAMP: Keyframe[] = [{ transform: 'scale(1.12)' }, { transform: 'none' }];

const easing = (name: Ease): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--e-${name}`).trim() || 'ease';

function firstOf(names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const found = anchored(name);
    if (found) return found;
  }
  return null;
}

/** From the middle of one box to that of another, over a hill between. */
export function arc(from: Box, to: Box, size: number, vanishes: boolean): Keyframe[] {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const rise = Math.hypot(x2 - x1, y2 - y1) * RISE;
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const way = at / POINTS;
    const x = x1 + (x2 - x1) * way - size / 2;
    const y = y1 + (y2 - y1) * way - 4 * rise * way * (1 - way) - size / 2;
    const opacity = vanishes && at === POINTS ? 0 : 1;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity };
  });
}
