/** What a reader has set for this device, kept between visits: sound, guide, second presses, motion. */

export const PACES = ['calm', 'brisk', 'off'] as const;
export type Pace = (typeof PACES)[number];

const STORED = 'seadogs-settings';

interface Stored {
  sound: boolean;
  guide: boolean;
  /** Every choice takes a second press. */
  twice: boolean;
  pace: Pace;
  /** The topics of the guide that were read, each after its game's key. */
  read: string[];
}
const AT_FIRST: Stored = { sound: false, guide: true, twice: false, pace: 'calm', read: [] };

export class Settings {
  #stored: Stored = $state.raw(AT_FIRST);

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
    this.#stored = readSettings(storage.getItem(STORED));
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get guide(): boolean {
    return this.#stored.guide;
  }
  set guide(guide: boolean) {
    this.#keep({ guide });
  }

  get twice(): boolean {
    return this.#stored.twice;
  }
  set twice(twice: boolean) {
    this.#keep({ twice });
  }

  get pace(): Pace {
    return this.#stored.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  get read(): readonly string[] {
    return this.#stored.read;
  }
  set read(read: readonly string[]) {
    this.#keep({ read: [...read] });
  }

  #keep(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    this.storage.setItem(STORED, JSON.stringify(this.#stored));
  }
}

/** What was stored, as far as it can be understood; the rest as at first. */
export function readSettings(text: string | null): Stored {
  let told: unknown;
  try {
    told = JSON.parse(text ?? '{}');
  } catch {
    return AT_FIRST;
  }
  const { sound, guide, twice, pace, read } = { ...AT_FIRST, ...(told as Partial<Stored> | null) };
  return {
    sound: sound === true,
    guide: guide !== false,
    twice: twice === true,
    pace: PACES.find((each) => each === pace) ?? AT_FIRST.pace,
    read: Array.isArray(read) ? read.filter((topic) => typeof topic === 'string') : [],
  };
}

export const settings = new Settings();
