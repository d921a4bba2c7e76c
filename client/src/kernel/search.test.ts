import { describe, expect, test } from 'vitest';

import { readManual } from './manual';
import { marked, searchManual } from './search';

const manual = readManual(`# Κανόνες

## 1 Δρόμος

### street.forward | Μόνο μπροστά
Ο δρόμος έχει μία φορά.

### street.once | Ένας δίσκος
Κάθε τοποθεσία δέχεται έναν δίσκο.
> Δική μας απόφαση.

## 2 Sea

### sea.rio | Río de la Hacha
A fort.
`);
const found = (query: string): string[] =>
  searchManual(manual, query).flatMap(({ clauses }) => clauses.map(({ slug }) => slug));

describe('a search of the rules', () => {
  test.each([
    ['δρομος', ['street.forward']],
    ['ΔΡΌΜΟΣ', ['street.forward']],
    ['δίσκο', ['street.once']],
    ['δισκος', ['street.once']],
    ['rio', ['sea.rio']],
    ['απόφαση', ['street.once']],
    ['fort  HACHA', ['sea.rio']],
    ['fort δίσκος', []],
    ['', ['street.forward', 'street.once', 'sea.rio']],
  ])('for "%s" needs no accents and no case, and all of its words', (query, slugs) => {
    expect(found(query)).toEqual(slugs);
  });

  test('keeps the chapter that a clause stands in, and no other', () => {
    expect(searchManual(manual, 'rio').map(({ title }) => title)).toEqual(['2 Sea']);
  });
});

describe('what was looked for', () => {
  const shown = (text: string, query: string): string =>
    marked(text, query)
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('');

  test.each([
    ['Río de la Hacha', 'rio', '[Río] de la Hacha'],
    ['Ο δρόμος έχει', 'ΔΡΟΜΟΣ', 'Ο [δρόμος] έχει'],
    ['a fort, a fort', 'fort', 'a [fort], a [fort]'],
    ['nothing', '', 'nothing'],
    ['nothing', 'x', 'nothing'],
    ['Rio', 'rio', '[Rio]'],
  ])('is marked where it stands in "%s"', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  test('and no letter is lost', () => {
    const text = 'Ένα «ΐ» και é';
    expect(
      marked(text, 'ε')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
