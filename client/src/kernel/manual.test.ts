import { expect, test } from 'vitest';

import { findClause, readManual } from './manual';

const TEXT = `# How to play
Welcome
aboard.

## 1 Setting up

### setup.score | Starting score
Every captain begins with 4 VP.
They are yours.

A second paragraph.
> We decided this.

> And this.

### setup.order | Who goes first
Drawn at random.
## 2 The street
### street.turn | Your turn
One thing.
`;

test('a manual is read into chapters of clauses with their paragraphs and rulings', () => {
  const manual = readManual(TEXT);
  expect(manual.title).toBe('How to play');
  expect(manual.preface).toEqual(['Welcome aboard.']);
  expect(manual.chapters.map(({ title }) => title)).toEqual(['1 Setting up', '2 The street']);
  expect(manual.chapters[0]?.clauses.map(({ slug }) => slug)).toEqual(['setup.score', 'setup.order']);
  expect(findClause(manual, 'setup.score')).toEqual({
    slug: 'setup.score',
    title: 'Starting score',
    paragraphs: ['Every captain begins with 4 VP. They are yours.', 'A second paragraph.'],
    rulings: ['We decided this.', 'And this.'],
  });
});

test('a clause that is not there is not found', () =>
  expect(findClause(readManual(TEXT), 'x')).toBeUndefined());

const MANUALS = import.meta.glob('../../../src/seadogs/games/*/manual/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

test.each(Object.entries(MANUALS))('%s is read whole', (_path, text) => {
  const manual = readManual(text);
  const clauses = manual.chapters.flatMap((chapter) => chapter.clauses);
  expect(clauses).toHaveLength((text.match(/^### /gm) ?? []).length);
  expect(clauses.flatMap(({ rulings }) => rulings)).toHaveLength((text.match(/^> /gm) ?? []).length);
  for (const clause of clauses) {
    expect(clause.title).not.toBe('');
    expect(clause.paragraphs, clause.slug).not.toEqual([]);
  }
});
