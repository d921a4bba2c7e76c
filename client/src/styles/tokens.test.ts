import { describe, expect, test } from 'vitest';

import { inWidths } from '../../build/breakpoints';
import { MEDIA } from './breakpoints';

const STYLED = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All but the tokens themselves and what is made by a tool. */
const SOURCES = import.meta.glob<string>(
  [
    '../**/*.svelte',
    '../**/*.css',
    '../**/*.ts',
    '!./tokens.css',
    '!../**/*.test.ts',
    '!../protocol/schema.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('what the page looks like', () => {
  test('changes its shape at widths that stand in one place', () => {
    const widths = new Set(Object.values(MEDIA).flatMap((query) => query.match(/\(.*?\)/g)));
    const written = Object.entries(STYLED).filter(([, style]) =>
      [...style.matchAll(/@media[^{]+/g)].some(([query]) =>
        query.match(/\(.*?\)/g)?.some((each) => widths.has(each)),
      ),
    );
    expect(written.map(([file]) => file)).toEqual([]);
  });

  test('calls these widths by names that there are', () => {
    for (const style of Object.values(STYLED)) expect(inWidths(style)).not.toMatch(/@media[^{]*\(--/);
  });
});

describe('a colour', () => {
  test('stands among the tokens, and nowhere else', () => {
    const COLOUR = /(?<![\w&/"'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\()/gi;
    const found = Object.entries(SOURCES).flatMap(([file, text]) =>
      (text.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
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
