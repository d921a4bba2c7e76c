import { FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, raised, Words, type Language, type Naming } from './words';

type Texts = Record<string, string>;
const PAGE = import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Texts;
const TABLES = import.meta.glob('../games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const SHARED = import.meta.glob(
  ['../../../src/seadogs/messages/*.ftl', '../../../src/seadogs/games/*/messages/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Texts;

const languageOf = (path: string): string => path.replace(/^.*\/(\w+)\.ftl$/, '$1');
const folderOf = (path: string): string => path.replace(/\/\w+\.ftl$/, '');

/** The names of the arguments that a parsed pattern takes. */
function argumentsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(argumentsOf)];
}

/** The messages of a text, each with its arguments. */
function messagesOf(text: string): Map<string, string> {
  const { body } = new FluentResource(text);
  return new Map(body.map(({ id, ...rest }) => [id, [...new Set(argumentsOf(rest))].sort().join(' ')]));
}

const own = { ...PAGE, ...TABLES };
const folders = [...new Set(Object.keys(own).map(folderOf))];

describe.each(folders)('the catalogue %s', (folder) => {
  const text = (language: string): string => own[`${folder}/${language}.ftl`] ?? '';

  test('is there in every language, and whole: nothing in it is unreadable', () => {
    for (const language of LANGUAGES) {
      const starts = text(language).match(/^[a-z][\w-]* =/gm) ?? [];
      expect(starts.length).toBeGreaterThan(5);
      expect(messagesOf(text(language)).size).toBe(starts.length);
    }
  });

  test.each(['el', 'es'])('says in %s what it says in English, with the same arguments', (language) => {
    expect(messagesOf(text(language))).toEqual(messagesOf(text('en')));
  });
});

const gameOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? '';
const games = [...new Set(Object.keys({ ...own, ...SHARED }).map(gameOf))].filter((game) => game);

test.each(games)('a page that shows %s finds each message in one of its catalogues only', (game) => {
  const seen = new Map<string, string>();
  for (const [path, text] of Object.entries({ ...own, ...SHARED })) {
    if (languageOf(path) !== 'en' || !['', game].includes(gameOf(path))) continue;
    for (const id of messagesOf(text).keys()) {
      expect(seen.get(id), `${id} is in ${path} and`).toBeUndefined();
      seen.set(id, path);
    }
  }
  expect([...seen.values()].some((path) => gameOf(path) === game)).toBe(true);
});

describe('a named fact becomes a sentence', () => {
  const naming: Naming = { names: ['Nikos', 'Berta'], titles: { panama: 'Panama', 'galleon-2': '' } };
  const words = new Words('el', [
    [
      'el',
      [
        [
          'went = { $seat } πάει { $place_to } με { $item }, { $hidden }',
          'owes = { $seat } και { $other } ({ $seat_key })',
          'place-galleon-2 = γαλεόνι',
          '    .to = στο γαλεόνι',
          'item-guns = { $count } κανόνια',
          'captain-unnamed = Καπετάνιος { $number }',
          'captain-seat-3 = Πράσινος',
          'captain-chance = Τύχη',
        ].join('\n'),
      ],
    ],
  ]);

  test('with names for seats, words for keys, and the form that the sentence asks for', () => {
    const facts = { seat: 1, place: 'galleon-2', item: 'guns', count: 2, hidden: true };
    expect(words.tell('went', facts, naming)).toBe('Berta πάει στο γαλεόνι με 2 κανόνια, true');
  });

  test("with the edition's title where it prints one, in every form", () => {
    const facts = { seat: 0, place: 'panama', item: 'guns', count: 1, hidden: false };
    expect(words.tell('went', facts, naming)).toBe('Nikos πάει Panama με 1 κανόνια, false');
  });

  test('and says nothing in place of an empty key, without complaint', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const facts = { seat: 0, place: 'panama', item: '', count: 0, hidden: false };
    expect(words.tell('went', facts, naming)).toBe('Nikos πάει Panama με , false');
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test('where there is no word for a text, the text itself stands there, and its key beside it', () => {
    expect(words.args({ item: 'rope', reason: 'late' }, naming)).toMatchObject({
      item: 'rope',
      item_key: 'rope',
      item_the: 'rope',
      reason: 'late',
      reason_key: 'late',
    });
  });

  test("with the edition's own words where it describes a thing, and their forms", () => {
    const texts: [Language, string[]][] = [['el', ['found = { $seat }: { $design_the } ({ $design })']]];
    const terms = { 'design-den': 'Φωλιά', 'design-den.the': 'τη Φωλιά', 'design-inn': 'Πανδοχείο' };
    const reader = new Words('el', texts, terms);
    expect(reader.tell('found', { seat: 0, design: 'den' }, naming)).toBe('Nikos: τη Φωλιά (Φωλιά)');
    expect(reader.args({ design2: 'den' }, naming)).toMatchObject({
      design2_the: 'τη Φωλιά',
      design2_key: 'den',
    });
    expect(reader.tell('found', { seat: 0, design: 'inn' }, naming)).toBe('Nikos: Πανδοχείο (Πανδοχείο)');
    expect([reader.has('design-den'), reader.say('design-inn')]).toEqual([true, 'Πανδοχείο']);
  });

  test('with something to call a captain who gave no name, and Chance', () => {
    expect(words.tell('owes', { seat: 4, other: -1 }, naming)).toBe('Καπετάνιος 5 και Τύχη (4)');
    expect(words.captain(3, naming)).toBe('Πράσινος');
  });

  test('and a message that is missing shows its name, and is told to the console', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(words.say('nothing')).toBe('nothing');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});

test('a raised letter keeps its accent, in Greek too', () => {
  expect(raised('άφησε τους δίσκους')).toBe('Άφησε τους δίσκους');
  expect(raised('1 gun')).toBe('1 gun');
  expect(raised('')).toBe('');
});
