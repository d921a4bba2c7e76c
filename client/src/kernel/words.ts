/**
 * Sentences from Fluent catalogues, and how named facts become their arguments.
 *
 * The same conventions hold in Python (`seadogs.play.words`), which describes them.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { CHANCE, WATCHER, type Facts } from '../protocol';

export const LANGUAGES = ['en', 'el', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose names the facts speak of: captains by seat, places by key ("" where the edition prints none). */
export interface Naming {
  readonly names: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
}
export const NO_NAMING: Naming = { names: [], titles: {} };

const PLACES: ReadonlySet<string> = new Set(['place', 'elsewhere']);
/** A digit at the end of a fact's name only tells it from its fellows: `tile2` is another `tile`. */
const NUMBER = /\d+$/;
const PERSONS: ReadonlySet<string> = new Set(['seat', 'other', 'only']);
const FORMS = ['to', 'at', 'the', 'does'] as const;

type Args = Record<string, FluentVariable>;

/** With its first letter raised. Style sheets cannot: in Greek theirs takes its accent away. */
export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Words {
  readonly #bundles: FluentBundle[];

  /**
   * @param catalogues the texts of each language, the reader's first; a later one is asked where an earlier has no word.
   * @param terms what the match's edition names or describes, ready to be read; its forms are `id.form`.
   */
  constructor(
    readonly language: Language,
    catalogues: readonly (readonly [Language, readonly string[]])[],
    readonly terms: Readonly<Record<string, string>> = {},
  ) {
    this.#bundles = catalogues.map(([code, texts]) => {
      // All three languages run left to right: marks of isolation would only get into copied text.
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  has(id: string): boolean {
    return id in this.terms || this.#find(id) !== undefined;
  }

  /** The message `id`, or its attribute `id.form`. A missing message shows its id and is told to the console. */
  say(id: string, args: Args = {}): string {
    const term = this.terms[id];
    if (term !== undefined) return term;
    const found = this.#find(id);
    if (!found) {
      console.error(`no words for ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, args, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text;
  }

  /** A message given facts as they are: for those that speak of a file's text and not of a table. */
  raw(id: string, facts: Facts): string {
    return this.say(id, this.#plain(facts));
  }

  /** The sentence of a named fact: `event-visited` with its facts, names and titles filled in. */
  tell(id: string, facts: Facts, naming: Naming): string {
    return this.say(id, this.args(facts, naming));
  }

  /** Facts as arguments: keys of messages become words, seats names; the raw value stays as `<name>_key`. */
  args(facts: Facts, naming: Naming): Args {
    const plain = this.#plain(facts);
    const args: Args = { ...plain };
    for (const [name, value] of Object.entries(facts)) {
      if (PERSONS.has(name) && typeof value === 'number') {
        this.#add(args, name, value, this.captain(value, naming), '', plain);
      } else if (typeof value === 'string') {
        const place = PLACES.has(name);
        const title = place ? (naming.titles[value] ?? '') : '';
        const message = `${place ? 'place' : name.replace(NUMBER, '')}-${value}`;
        // An empty key says that there is no such thing: a sentence tells by it what to leave out.
        const keyed = value !== '' && !title && (place || this.has(message));
        this.#add(args, name, value, place ? title : value, keyed ? message : '', plain);
      }
    }
    return args;
  }

  #plain(facts: Facts): Args {
    const told = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(value) : value,
    ]);
    return Object.fromEntries(told) as Args;
  }

  /** Who sits at `seat`: the name given, else what the game calls that seat; Chance and the watchers have one too. */
  captain(seat: number, naming: Naming): string {
    const name = naming.names[seat];
    if (name) return name;
    if (seat === CHANCE) return this.say('captain-chance');
    if (seat === WATCHER) return this.say('captain-watcher');
    const called = `captain-seat-${seat}`;
    return this.has(called) ? this.say(called) : this.say('captain-unnamed', { number: seat + 1 });
  }

  /** Put `word`, or what `message` says, in the place of the key; key and forms go beside it. */
  #add(args: Args, name: string, key: string | number, word: string, message: string, plain: Args): void {
    const counted = { count: 1, ...plain };
    const shown = message ? this.say(message, counted) : word;
    args[name] = shown;
    args[`${name}_key`] = key;
    for (const form of FORMS) {
      const shaped = `${message}.${form}`;
      args[`${name}_${form}`] = message && this.has(shaped) ? this.say(shaped, counted) : shown;
    }
  }

  #find(id: string) {
    const [key = '', attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }
}
