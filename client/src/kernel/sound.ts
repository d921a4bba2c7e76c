/** A few short sounds, made by code: strokes of filtered noise and plucked tones. Silent until the reader wants them. */

import type { SoundName } from './motion/cues';

/** A tone that fades: hertz, seconds, loudness, and where its pitch ends if it glides. */
interface Pluck {
  readonly hertz: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly after?: number;
  readonly wave?: OscillatorType;
}
/** A stroke of noise through a band: a knock, a rustle, the wind. */
interface Stroke {
  readonly band: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly after?: number;
}
interface Recipe {
  readonly plucks?: readonly Pluck[];
  readonly strokes?: readonly Stroke[];
}

const KNOCK: Stroke = { band: 900, to: 260, lasts: 0.07, loud: 0.5 };

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  disc: { strokes: [KNOCK], plucks: [{ hertz: 210, to: 130, lasts: 0.09, loud: 0.25 }] },
  gain: { plucks: [{ hertz: 660, lasts: 0.16, loud: 0.12, wave: 'triangle' }] },
  seal: { strokes: [{ band: 420, to: 160, lasts: 0.12, loud: 0.6 }] },
  flip: { strokes: [{ band: 2_400, to: 1_200, lasts: 0.09, loud: 0.25 }] },
  dice: {
    strokes: [0, 0.07, 0.13, 0.22].map((after) => ({ ...KNOCK, band: 1_500, to: 700, lasts: 0.05, after })),
  },
  sail: { strokes: [{ band: 300, to: 900, lasts: 0.7, loud: 0.35 }] },
  splash: { strokes: [{ band: 1_400, to: 320, lasts: 0.32, loud: 0.4 }] },
  attack: {
    strokes: [{ band: 180, to: 60, lasts: 0.35, loud: 0.9 }],
    plucks: [{ hertz: 95, to: 45, lasts: 0.3, loud: 0.4 }],
  },
  fail: { plucks: [{ hertz: 196, to: 146, lasts: 0.3, loud: 0.2, wave: 'triangle' }] },
  crown: {
    plucks: [
      { hertz: 784, lasts: 0.25, loud: 0.12, wave: 'triangle' },
      { hertz: 1_047, lasts: 0.35, loud: 0.12, wave: 'triangle', after: 0.09 },
    ],
  },
  dawn: {
    plucks: [
      { hertz: 392, lasts: 0.9, loud: 0.1 },
      { hertz: 523, lasts: 0.9, loud: 0.1, after: 0.18 },
      { hertz: 659, lasts: 1.1, loud: 0.1, after: 0.36 },
    ],
  },
  turn: {
    plucks: [
      { hertz: 880, lasts: 0.5, loud: 0.1 },
      { hertz: 1_320, lasts: 0.4, loud: 0.05 },
    ],
  },
  no: {
    plucks: [
      { hertz: 165, lasts: 0.12, loud: 0.2, wave: 'triangle' },
      { hertz: 156, lasts: 0.16, loud: 0.2, wave: 'triangle', after: 0.12 },
    ],
  },
};

const SILENCE = 0.0001;
const NOISE_SECONDS = 1;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(name: SoundName): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // A browser lets a page sound only once somebody has touched it.
    if (context.state === 'suspended') void context.resume();
    const { plucks = [], strokes = [] } = RECIPES[name];
    for (const pluck of plucks) this.#pluck(context, pluck);
    for (const stroke of strokes) this.#stroke(context, stroke);
  }

  #pluck(context: AudioContext, { hertz, to, lasts, loud, after = 0, wave = 'sine' }: Pluck): void {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    tone.connect(this.#fading(context, start, lasts, loud));
    tone.start(start);
    tone.stop(start + lasts);
  }

  #stroke(context: AudioContext, { band, to = band, lasts, loud, after = 0 }: Stroke): void {
    const start = context.currentTime + after;
    this.#noise ??= noise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: band, Q: 1.1 });
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(filter).connect(this.#fading(context, start, lasts, loud));
    source.start(start, 0, lasts);
  }

  #fading(context: AudioContext, start: number, lasts: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: loud });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    gain.connect(context.destination);
    return gain;
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
