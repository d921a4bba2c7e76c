import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { describe, expect, test } from 'vitest';

import { inWidths } from '../../build/breakpoints';
import { MEDIA } from './breakpoints';

/** All sources by their path within `src`, but for tests and what is made by a tool. Read from the disk: a bundler gives no style. */
const SOURCES = new Map(
  readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /\.(svelte|css|ts)$/.test(name) && !/\.test\.|schema\.d\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(import.meta.dirname, '..', name), 'utf8')] as const),
);
const STYLED = [...SOURCES].filter(([name]) => !name.endsWith('.ts'));
/** The page's tokens, and each game's own. */
const isTokens = (name: string): boolean => /^(styles|games\/\w+)\/tokens\.css$/.test(name);

const gameOf = (name: string): string => /^games\/(\w+)\//.exec(name)?.[1] ?? '';
const GAMES = new Set([...SOURCES.keys()].map(gameOf).filter(Boolean));
/** The sources of a game; of the house without one. */
const sourcesOf = (game = ''): string =>
  [...SOURCES].flatMap(([name, text]) => (gameOf(name) === game ? [text] : [])).join('\n');
const named = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
/** The tokens that are read without another value to fall back on. */
const read = (text: string): Set<string> => named(text, /var\(\s*--([\w-]+)\s*\)/g);
/** The tokens that are set: in a style, on an element, or by what moves it. */
const set = (text: string): Set<string> => named(text, /(?<![\w-])--([\w-]+)(?=\}?['"`]?[:=\]])/g);

describe('what the page looks like', () => {
  test('changes its shape at widths that stand in one place', () => {
    const widths = new Set(Object.values(MEDIA).flatMap((query) => query.match(/\(.*?\)/g)));
    const written = STYLED.filter(([, style]) =>
      [...style.matchAll(/@media[^{]+/g)].some(([query]) =>
        query.match(/\(.*?\)/g)?.some((each) => widths.has(each)),
      ),
    );
    expect(written.map(([file]) => file)).toEqual([]);
  });

  test('calls these widths by names that there are', () => {
    for (const [, style] of STYLED) expect(inWidths(style)).not.toMatch(/@media[^{]*\(--/);
  });
});

describe('a colour', () => {
  test('stands among the tokens, and nowhere else', () => {
    const COLOUR = /(?<![\w&/"'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\()/gi;
    const found = [...SOURCES].flatMap(([file, text]) =>
      isTokens(file) ? [] : (text.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
  });
});

describe('a token', () => {
  test('that is read is one of the house or of the game that reads it', () => {
    const house = set(sourcesOf());
    expect([...read(sourcesOf())].filter((name) => !house.has(name))).toEqual([]);
    for (const game of GAMES) {
      const own = set(sourcesOf(game));
      const unknown = [...read(sourcesOf(game))].filter((name) => !house.has(name) && !own.has(name));
      expect(unknown, game).toEqual([]);
    }
  });

  test('that is a colour of the house is one that the house puts on', () => {
    const worn = read(sourcesOf());
    const tokens = SOURCES.get('styles/tokens.css') ?? '';
    const colours = named(tokens, /^ +--([\w-]+): (?:#|rgb\(|var\(|\d+ \d+ \d+;)/gm);
    expect(colours.size).toBeGreaterThan(20);
    expect([...colours].filter((name) => !worn.has(name))).toEqual([]);
  });
});

describe('a breakpoint', () => {
  test('is put in by its name, beside whatever else is asked', () => {
    expect(inWidths('@media (--phone) and (max-height: 560px) { p { color: var(--x) } }')).toBe(
      '@media (max-width: 767px) and (max-height: 560px) { p { color: var(--x) } }',
    );
  });

  test('that there is not is a fault', () => {
    expect(() => inWidths('@media (--watch) {')).toThrow('--watch');
  });
});
