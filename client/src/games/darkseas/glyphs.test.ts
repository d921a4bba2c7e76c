import { expect, test } from 'vitest';

import { glyphsOf, groupsOf } from './glyphs';

test('signs stand in brackets, and what lies between them is words', () =>
  expect(glyphsOf('[infamy] per [pirate] [most]2')).toEqual([
    { sign: 'infamy' },
    { text: 'per' },
    { sign: 'pirate' },
    { sign: 'most' },
    { text: '2' },
  ]));

test('a bracketed word that is no sign is shown as a word', () =>
  expect(glyphsOf('+1 [rum]')).toEqual([{ text: '+1' }, { text: 'rum' }]));

test('no shorthand, no glyphs', () => expect(glyphsOf('')).toEqual([]));

const lines = (row: string): string[] =>
  groupsOf(row).map((group) =>
    group.map((glyph) => ('sign' in glyph ? `[${glyph.sign}]` : glyph.text)).join(' '),
  );

test('a line may break before what a new word or figure speaks of, and nowhere else', () => {
  expect(lines('others −1 +1 [doubloon]')).toEqual(['others −1', '+1 [doubloon]']);
  expect(lines('[infamy] per [pirate] [most]2')).toEqual(['[infamy]', 'per [pirate]', '[most] 2']);
  expect(lines('1 [doubloon] [to] 1/2 [treasure]')).toEqual(['1 [doubloon]', '[to] 1/2 [treasure]']);
  expect(lines('[roll] [pirate] ? [treasure]')).toEqual(['[roll]', '[pirate] ?', '[treasure]']);
  expect(lines('+1 [pirate] here')).toEqual(['+1 [pirate]', 'here']);
});
