/** The reader's language, and the words in it. Changing it re-words the page where it stands. */

import { loadWords } from './catalogues';
import { typefaces } from './typefaces';
import { LANGUAGES, Words, type Language } from './words';

const STORED = 'seadogs-language';

export class Reader {
  language: Language = $state('en');
  words: Words = $state.raw(new Words('en', []));
  /** False until the first catalogue is here: nothing is shown before. */
  ready = $state(false);
  /** The game whose words are among them. */
  game: string | null = $state(null);
  #game: string | null = null;
  #match: string | null = null;
  /** How often words were asked for: only the last asked for are taken. */
  #wishes = 0;

  /** The language as the reader's browser speaks it, for dates: "en-GB" rather than "en". */
  get locale(): string {
    return navigator.languages.find((tag) => primary(tag) === this.language) ?? this.language;
  }

  /** @param game whose words will be wanted first, where that is known. */
  async start(game: string | null = null): Promise<void> {
    this.#game = game;
    const language = remembered() ?? preferred(navigator.languages);
    await this.#load(language, typefaces(language));
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.#load(language);
  }

  /**
   * Add the words of a game to the page's own, and those of a match's edition.
   *
   * @param beside what must be there before the words are read out: what is shown with them
   */
  async readGame(game: string | null, match: string | null = null, beside?: Promise<unknown>): Promise<void> {
    if (game === this.#game && match === this.#match) return void (await beside);
    const before = [this.#game, this.#match] as const;
    [this.#game, this.#match] = [game, match];
    try {
      await this.#load(this.language, beside);
    } catch (error) {
      // Whoever asks again is to be answered.
      [this.#game, this.#match] = before;
      throw error;
    }
  }

  async #load(language: Language, beside?: Promise<unknown>): Promise<void> {
    const wish = ++this.#wishes;
    const game = this.#game;
    const [words] = await Promise.all([loadWords(language, game, this.#match), beside]);
    if (wish !== this.#wishes) return;
    this.language = language;
    this.words = words;
    this.game = game;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

/** A language tag's language. */
const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The first of the reader's languages that there are words in; English if none. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => primary(tag) === language);
    if (found) return found;
  }
  return 'en';
}

function remembered(): Language | null {
  const stored = localStorage.getItem(STORED);
  return LANGUAGES.find((language) => language === stored) ?? null;
}

export const reader = new Reader();

type Args = Parameters<Words['say']>[1];

/** A message in the reader's language. */
export const say = (id: string, args?: Args): string => reader.words.say(id, args);

/** Names as the language lists them: "Berta, Ines and Tom". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(reader.language, { type: 'conjunction' }).format(names);
