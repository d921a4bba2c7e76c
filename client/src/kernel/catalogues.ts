/** Where the words lie: the page's own, the house's and each game's, a file a language, loaded when wanted. */

import { Problem, terms } from './connection';
import { fetched } from './fetched';
import { Words, type Language } from './words';

type Load = () => Promise<string>;

// Globs must be written out: the bundler reads them.
const PAGE = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const HOUSE = import.meta.glob<string>('../../../src/seadogs/messages/*.ftl', {
  query: '?raw',
  import: 'default',
});
const TABLES = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/seadogs/games/*/messages/*.ftl', {
  query: '?raw',
  import: 'default',
});
const EDITIONS = import.meta.glob<string>(
  ['../../../src/seadogs/messages/edition/*.ftl', '../../../src/seadogs/games/*/messages/edition/*.ftl'],
  { query: '?raw', import: 'default' },
);
const MANUALS = import.meta.glob<string>('../../../src/seadogs/games/*/manual/*.md', {
  query: '?raw',
  import: 'default',
});

const ending = (from: Record<string, Load>, end: string): Load[] =>
  Object.entries(from)
    .filter(([path]) => path.endsWith(end))
    .map(([, load]) => load);

async function texts(language: Language, game: string | null): Promise<string[]> {
  const file = `/${language}.ftl`;
  const loads = [...ending(HOUSE, file), ...ending(PAGE, `/words${file}`)];
  if (game !== null)
    loads.push(
      ...ending(GAMES, `/${game}/messages${file}`),
      ...ending(TABLES, `/games/${game}/words${file}`),
    );
  return Promise.all(loads.map(fetched));
}

/** The words of the page and, if they are named, of a game and of a match's edition. */
export async function loadWords(
  language: Language,
  game: string | null,
  match: string | null = null,
): Promise<Words> {
  const [said, printed] = await Promise.all([
    texts(language, game),
    match === null ? {} : terms(match, language).catch(unnamed),
  ]);
  return new Words(language, [[language, said]], printed);
}

/** Where the server does not answer, things go by their keys: better than no page. */
function unnamed(error: unknown): Record<string, string> {
  if (error instanceof Problem) return {};
  throw error;
}

/** The words for what is wrong with an edition file of a game. */
export async function loadEditionWords(language: Language, game: string): Promise<Words> {
  const file = `/messages/edition/${language}.ftl`;
  const loads = [...ending(EDITIONS, `/seadogs${file}`), ...ending(EDITIONS, `/${game}${file}`)];
  return new Words(language, [[language, await Promise.all(loads.map(fetched))]]);
}

/** A game's manual in a language, as Markdown; null if there is none. */
export async function loadManual(language: Language, game: string): Promise<string | null> {
  const [load] = ending(MANUALS, `/${game}/manual/${language}.md`);
  return load ? fetched(load) : null;
}
