import { expect, test } from 'vitest';

import { glyphsOf, groupsOf, type Glyph } from './glyphs';

const shown = (glyph: Glyph): string =>
  'sign' in glyph ? `[${glyph.sign}]` : 'word' in glyph ? glyph.word : glyph.text;
const read = (row: string): string => glyphsOf(row).map(shown).join(' ');
const lines = (row: string): string[] => groupsOf(row).map((group) => group.map(shown).join(' '));

test('things are signs, and so are the arrow and the at-most sign', () =>
  expect(read('up-to 3 coin -> +1 star')).toBe('[most] 3 [doubloon] [to] [infamy]'));

test('one of something for each goes without the figure', () => {
  expect(read('+1 star per pirate here most 2')).toBe('[infamy] per [pirate] here [most] 2');
  expect(read('end +2 star per harbour-3')).toBe('end +2 [infamy] per [harbour-3]');
});

test('what is drawn and what is kept of it are told as a part', () =>
  expect(read('1 coin -> 2 chest keep 1')).toBe('1 [doubloon] [to] 1/2 [treasure]'));

test('a condition is a question', () => {
  expect(read('if 3 harbour-pirate -> +1 star')).toBe('3 [harbour-pirate] ? [infamy]');
  expect(read('roll if 1 pirate matching -> +1 chest else +1 coin')).toBe(
    '[roll] 1 [pirate] ? [treasure] / [doubloon]',
  );
});

test('losses bear a minus sign', () =>
  expect(read('others either 1 coin or -1 pirate +1 coin')).toBe(
    'others 1 [doubloon] / −1 [pirate] +1 [doubloon]',
  ));

test('a word that this page has no picture for is shown as it is', () =>
  expect(read('+1 rum')).toBe('+1 rum'));

test('no shorthand, no glyphs', () => expect(glyphsOf('')).toEqual([]));

test('a line breaks before what a new word or figure speaks of', () => {
  expect(lines('all -1 pirate +1 pirate anywhere')).toEqual(['all −1 [pirate]', '+1 [pirate]']);
  expect(lines('1 coin -> 2 chest keep 1')).toEqual(['1 [doubloon]', '[to] 1/2 [treasure]']);
  expect(lines('+1 star per pirate here most 2')).toEqual(['[infamy]', 'per [pirate]', 'here [most] 2']);
  expect(lines('+1 pirate here')).toEqual(['+1 [pirate]', 'here']);
});
