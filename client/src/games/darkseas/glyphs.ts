/**
 * The shorthand of an effect: one row of signs, figures and short words, where no sentence fits. It comes as words of one small
 * language, the same for all readers (`games/darkseas/glyphs.py` says which); here it is made as short as it can be read.
 */

/** What is drawn, by its word in the row. */
const SIGN_OF = {
  coin: 'doubloon',
  star: 'infamy',
  pirate: 'pirate',
  dread: 'dread',
  chest: 'treasure',
  kind: 'treasure',
  tile: 'tile',
  roll: 'roll',
  captain: 'captain',
  '->': 'to',
  most: 'most',
  'up-to': 'most',
  'harbour-pirate': 'harbour-pirate',
  'harbour-3': 'harbour-3',
  'harbour-empty': 'harbour-empty',
} as const;
export type GlyphSign = (typeof SIGN_OF)[keyof typeof SIGN_OF];

/** What is said, in the reader's language (`glyph-<word>`). */
const SAID = ['per', 'here', 'end', 'all', 'others', 'other', 'look', 'copy', 'move'] as const;
export type GlyphWord = (typeof SAID)[number];

/** What goes without saying: a roll is for the matching harbour, a pirate may land anywhere unless it says here. */
const LEFT_OUT: ReadonlySet<string> = new Set(['anywhere', 'matching', 'either', 'if', '']);

export type Glyph =
  | { readonly sign: GlyphSign }
  | { readonly word: GlyphWord }
  /** A figure, a mark, or whatever this page has no picture for. */
  | { readonly text: string };

const isSign = (word: string): word is keyof typeof SIGN_OF => word in SIGN_OF;
const isSaid = (word: string): word is GlyphWord => (SAID as readonly string[]).includes(word);
const FIGURE = /^[+-]?\d+$/;

/** The row with fewer words: "2 chest keep 1" as "1/2 chest", "if 3 x -> y" as "3 x ? y", "-> +1 y" as "-> y". */
function shortened(row: string): string[] {
  const words = row.split(/\s+/);
  const made: string[] = [];
  let asks = false;
  words.forEach((word, at) => {
    const [before, third] = [words[at - 1], words[at + 2]];
    if (word === 'if') asks = true;
    if (word === 'keep' || before === 'keep') return;
    if (FIGURE.test(word) && third === 'keep') made.push(`${words[at + 3]}/${word}`);
    else if (word === '+1' && (before === '->' || before === 'else' || third === 'per')) return;
    else if (FIGURE.test(word) && (before === '->' || before === 'else')) made.push(word.replace('+', ''));
    else if (word === '->' && asks) {
      asks = false;
      made.push('?');
    } else if (word === 'else' || word === 'or') made.push('/');
    else if (word === 'captain') made.push('move', word);
    else if (!LEFT_OUT.has(word)) made.push(word);
  });
  return made;
}

/** The glyphs of a row, in order. */
export const glyphsOf = (row: string): Glyph[] =>
  shortened(row).map((word): Glyph => {
    if (isSign(word)) return { sign: SIGN_OF[word] };
    if (isSaid(word)) return { word };
    return { text: word.replace(/^-/, '−') };
  });

/** Whether a glyph stands on one line with the next: a word or figure with what it speaks of, but not two figures. */
function holds(glyph: Glyph, next: Glyph): boolean {
  const marks = (each: Glyph): boolean => 'text' in each && /^[?/]$/.test(each.text);
  const counts = (each: Glyph): boolean => 'text' in each && !marks(each);
  if ('sign' in glyph) return glyph.sign === 'to' || glyph.sign === 'most' || marks(next);
  if (counts(glyph)) return !counts(next);
  return !marks(glyph) && !('word' in next);
}

/** The glyphs of a row, parted where a line may break. */
export function groupsOf(row: string): Glyph[][] {
  const glyphs = glyphsOf(row);
  const groups: Glyph[][] = [];
  glyphs.forEach((glyph, at) => {
    const before = glyphs[at - 1];
    if (before && holds(before, glyph)) groups.at(-1)?.push(glyph);
    else groups.push([glyph]);
  });
  return groups;
}
