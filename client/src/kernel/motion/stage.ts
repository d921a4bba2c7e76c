/**
 * The layer above the table on which likenesses fly. All that a message needs to know of the page is measured first, and
 * only then is anything put on it: else every flight would have the page laid out anew.
 */

import { allAnchored, anchored, middle, type Box } from '../anchors';
import type { Cue, Ease } from './cues';
import {
  arc,
  burning,
  BURST,
  DIM,
  FLIP,
  HIDDEN,
  hop,
  PULSE,
  rocking,
  settling,
  SHAKE,
  SHOWN,
  SQUASH,
  STAMP,
  straight,
  TOPPLE,
  TUMBLE,
} from './frames';
import { likeness, unnamed } from './likeness';
import type { Timed, Times } from './schedule';

/** Draws a token into an element; returns what takes it away. */
export type Draw = (into: HTMLElement, token: string, size: number) => () => void;

type Find = (name: string) => HTMLElement | null;
type Eases = Readonly<Record<Ease, string>>;
type Deed = () => void;
type CueOf<K extends Cue['kind']> = Cue & { kind: K };

const LEAST_TOKEN = 18;
const MOST_TOKEN = 44;
/** How much of the chart is seen when it begins to grow. */
const DAWNING = 0.4;
/** A piece that is nearer than this to where it was, in pixels, has not moved. */
const STILL = 1;

export class Stage {
  #running: Animation[] = [];
  #rate = 1;
  #undo: Deed[] = [];
  /** For when the new table is shown: each measures where things are, and says what there is to do. */
  #later: ((find: Find) => Deed | null)[] = [];
  /** What goes on beside the new table, and outlives the messages after it. */
  #lasting: Deed[] = [];

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

  /** Set cues going; what one needs and cannot find makes it nothing. */
  play(timed: readonly Timed[], times: Times): void {
    const find = allAnchored();
    const eases = easings();
    const deeds = timed.map((each) => this.#measured(each, times, find, eases));
    for (const deed of deeds) deed?.();
  }

  /** Play what is under way, and what is set going from now on, so many times faster. */
  pace(rate: number): void {
    this.#rate = rate;
    for (const each of this.#running) each.updatePlaybackRate(rate);
  }

  /** The new table is shown: likenesses that lie on it go, and what grows, leaves or settles does so now. */
  shown(): void {
    const later = this.#later;
    this.#sweep();
    if (later.length === 0) return;
    const find = allAnchored();
    const deeds = later.map((measured) => measured(find));
    for (const deed of deeds) deed?.();
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

  /** What there is to do for a cue, once all is measured. */
  #measured({ cue, start, lasts }: Timed, times: Times, find: Find, eases: Eases): Deed | null {
    const timing = { delay: start, duration: lasts };
    switch (cue.kind) {
      case 'fly':
        return this.#fly(cue, start, times, find, eases);
      case 'carry':
        return this.#carry(cue, timing, find, eases);
      case 'topple':
        return this.#topple(cue.piece, timing, find);
      case 'burst':
        return this.#burst(cue, timing, find);
      case 'flip':
        return this.#inPlace(cue, FLIP, timing, find);
      case 'shake':
        return this.#inPlace(cue, SHAKE, timing, find);
      case 'pulse':
        return this.#inPlace(cue, PULSE, timing, find);
      case 'dim':
        return this.#inPlace(cue, DIM, { ...timing, fill: 'forwards' }, find);
      case 'burn':
        return this.#burn(cue, timing, find, eases);
      case 'settle':
        return this.#settle(cue.piece, times.move, find, eases);
      case 'grow':
        return this.#grow(cue.at, times[cue.span], find, eases);
      case 'leave':
        return this.#leave(cue.at, times[cue.span], find, eases);
    }
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const running = element.animate(frames, timing);
    running.playbackRate = this.#rate;
    this.#running.push(running);
  }

  /** Move something of the new table, which goes on when that is followed by another. */
  #last(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const moving = element.animate(frames, timing);
    this.#lasting.push(() => moving.cancel());
  }

  #inPlace(
    { at }: { readonly at: readonly string[] },
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    find: Find,
  ): Deed {
    const found = at.map(find).filter((each) => each !== null);
    return () => {
      for (const each of found) this.#run(each, frames, timing);
    };
  }

  #fly(cue: CueOf<'fly'>, start: number, times: Times, find: Find, eases: Eases): Deed | null {
    const from = firstOf(cue.from, find)?.getBoundingClientRect();
    const to = firstOf(cue.to, find)?.getBoundingClientRect();
    if (!from || !to) return null;
    const flight = times[cue.span ?? 'move'];
    const timing = { delay: start, duration: flight };
    const hidden = cue.over === undefined ? null : find(cue.over);
    const size = cue.over === undefined ? tokenSize(to) : Math.min(to.width, to.height);
    return () => {
      const { flyer, inner } = this.#flyer(size);
      this.#run(flyer, arc(from, to, size, cue.land === 'vanish'), {
        ...timing,
        easing: eases.arc,
        fill: 'both',
      });
      this.#faces(inner, cue, size, timing);
      if (cue.over !== undefined) this.#run(inner, TUMBLE, timing);
      if (hidden) this.#run(hidden, HIDDEN, { duration: start + flight, fill: 'forwards' });
      const landing = cue.land === 'stamp' ? STAMP : cue.land === 'squash' ? SQUASH : null;
      if (landing)
        this.#run(inner, landing, { delay: start + flight, duration: times.quick, easing: eases.snap });
    };
  }

  /** What a likeness looks like: first its faces in turn, then the token for good. */
  #faces(
    inner: HTMLElement,
    { token, faces = [] }: CueOf<'fly'>,
    size: number,
    { delay, duration }: { readonly delay: number; readonly duration: number },
  ): void {
    if (faces.length === 0) return this.#drawn(inner, token, size);
    const each = duration / faces.length;
    for (const [at, face] of [...faces, token].entries()) {
      const shown = document.createElement('div');
      Object.assign(shown.style, { position: 'absolute', inset: '0', opacity: '0' });
      inner.append(shown);
      this.#drawn(shown, face, size);
      this.#run(shown, SHOWN, {
        delay: delay + at * each,
        duration: each,
        fill: at === faces.length ? 'forwards' : 'none',
      });
    }
  }

  #drawn(into: HTMLElement, token: string, size: number): void {
    this.#undo.push(this.draw(into, token, size));
  }

  #flyer(size: number): { flyer: HTMLElement; inner: HTMLElement } {
    const flyer = document.createElement('div');
    const inner = document.createElement('div');
    Object.assign(flyer.style, { position: 'absolute', left: '0', top: '0', willChange: 'transform' });
    Object.assign(inner.style, { position: 'relative', width: `${size}px`, height: `${size}px` });
    flyer.append(inner);
    this.layer.append(flyer);
    this.#undo.push(() => flyer.remove());
    return { flyer, inner };
  }

  /** A copy of a piece lies on the layer, and the piece itself is hidden from then on. */
  #lifted(piece: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): HTMLElement {
    const copy = likeness(piece, from);
    copy.style.willChange = 'transform';
    this.layer.append(copy);
    this.#undo.push(() => copy.remove());
    this.#run(copy, HIDDEN, { duration: timing.delay ?? 0 });
    this.#run(piece, HIDDEN, { ...timing, fill: 'forwards' });
    return copy;
  }

  #topple(name: string, timing: KeyframeAnimationOptions, find: Find): Deed | null {
    const piece = find(name);
    if (!piece) return null;
    const box = piece.getBoundingClientRect();
    return () => this.#run(this.#lifted(piece, box, timing), TOPPLE, { ...timing, fill: 'forwards' });
  }

  #burst(cue: CueOf<'burst'>, timing: KeyframeAnimationOptions, find: Find): Deed | null {
    const box = firstOf(cue.at, find)?.getBoundingClientRect();
    if (!box) return null;
    const size = tokenSize(box);
    const [x, y] = middle(box);
    return () => {
      const { flyer, inner } = this.#flyer(size);
      Object.assign(flyer.style, { left: `${x - size / 2}px`, top: `${y - size / 2}px`, opacity: '0' });
      this.#drawn(inner, cue.token, size);
      this.#run(flyer, SHOWN, timing);
      this.#run(inner, BURST, { ...timing, fill: 'forwards' });
    };
  }

  #carry(cue: CueOf<'carry'>, timing: KeyframeAnimationOptions, find: Find, eases: Eases): Deed | null {
    const piece = find(cue.piece);
    const to = firstOf(cue.to, find)?.getBoundingClientRect();
    if (!piece || !to) return null;
    const from = piece.getBoundingClientRect();
    const passed = (cue.via ?? []).map((name) => find(name)?.getBoundingClientRect());
    const way = [from, ...passed.filter((box) => box !== undefined), to];
    const going = cue.gait === 'hop' ? hop : cue.gait === 'rock' ? rocking : straight;
    return () => {
      const copy = this.#lifted(piece, from, timing);
      this.#run(copy, going(way, cue.land === 'vanish'), {
        ...timing,
        easing: eases.sail,
        fill: 'forwards',
      });
    };
  }

  /** At the pace at which things are carried. */
  #burn({ at }: CueOf<'burn'>, timing: KeyframeAnimationOptions, find: Find, eases: Eases): Deed {
    const found = at.map(find).filter((each) => each !== null);
    return () => {
      for (const [nth, each] of found.entries())
        this.#run(each, burning(nth, found.length), { ...timing, easing: eases.sail, fill: 'forwards' });
    };
  }

  #settle(name: string, duration: number, find: Find, eases: Eases): Deed | null {
    const before = find(name)?.getBoundingClientRect();
    if (!before) return null;
    return () =>
      this.#later.push((findNow) => {
        const piece = findNow(name);
        if (!piece) return null;
        const now = piece.getBoundingClientRect();
        if (Math.hypot(before.left - now.left, before.top - now.top) < STILL) return null;
        const frames = settling(before, now, { drawn: now.width / piece.offsetWidth });
        return () => this.#last(piece, frames, { duration, easing: eases.arc });
      });
  }

  #grow(name: string, duration: number, find: Find, eases: Eases): Deed | null {
    const before = find(name)?.getBoundingClientRect();
    if (!before) return null;
    return () =>
      this.#later.push((findNow) => {
        const now = findNow(name);
        if (!now) return null;
        const frames = settling(before, now.getBoundingClientRect(), { opacity: DAWNING });
        return () => this.#last(now, frames, { duration, easing: eases.sail });
      });
  }

  #leave(name: string, duration: number, find: Find, eases: Eases): Deed | null {
    const leaving = find(name);
    if (!leaving) return null;
    const box = leaving.getBoundingClientRect();
    const { sheet } = document.documentElement.dataset;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return () =>
      this.#later.push(() => () => {
        const gone = leaving.isConnected ? likeness(leaving, box) : unnamed(leaving, box);
        if (sheet) gone.dataset.sheet = sheet;
        gone.style.backgroundColor = ground;
        this.layer.append(gone);
        const sliding = gone.animate(
          [
            { transform: 'none', opacity: 1 },
            { transform: `translateX(${-box.left - box.width}px)`, opacity: 0 },
          ],
          { duration, easing: eases.sail, fill: 'forwards' },
        );
        this.#lasting.push(() => gone.remove());
        sliding.onfinish = () => gone.remove();
      });
  }
}

/** A piece that was pressed and may not be played shakes its head. */
export function refuse(name: string): void {
  anchored(name)?.animate(SHAKE, { duration: Stage.times().quick });
}

const EASES = ['out', 'arc', 'sail', 'snap'] as const;

function easings(): Eases {
  const style = getComputedStyle(document.documentElement);
  const read = (name: Ease): string => style.getPropertyValue(`--e-${name}`).trim() || 'ease';
  return Object.fromEntries(EASES.map((name) => [name, read(name)])) as Eases;
}

const tokenSize = ({ width, height }: Box): number =>
  Math.min(MOST_TOKEN, Math.max(LEAST_TOKEN, Math.min(width, height)));

function firstOf(names: readonly string[], find: Find): HTMLElement | null {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return null;
}
