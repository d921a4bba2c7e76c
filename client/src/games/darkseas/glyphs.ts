/**
 * The shorthand on a tile: one row of signs, figures and short words. It comes as one text, composed from the tile's effect
 * in the reader's language, where a sign stands in square brackets: "up to 3 [doubloon] [to] [infamy]". A word in brackets that is no sign is shown
 * as it is.
 */

export const GLYPH_SIGNS = [
  'doubloon',
  'infamy',
  'pirate',
  'dread',
  'treasure',
  'tile',
  'roll',
  'captain',
  /** An arrow: what is paid stands before it, what is had for it behind. */
  'to',
  /** The at-most sign. No typeface here holds it or the arrow. */
  'most',
] as const;
export type GlyphSign = (typeof GLYPH_SIGNS)[number];
export type Glyph = { readonly sign: GlyphSign } | { readonly text: string };

const isSign = (name: string): name is GlyphSign => (GLYPH_SIGNS as readonly string[]).includes(name);

/** The glyphs of a row, word for word, in order. */
export function glyphsOf(row: string): Glyph[] {
  return row.split(/\[([a-z-]+)\]/).flatMap((part, at): Glyph[] => {
    if (at % 2 === 1) return [isSign(part) ? { sign: part } : { text: part }];
    return part
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => ({ text }));
  });
}

const COUNTS = /\d/;
const SIGNED = /^[+−-]/;
/** What belongs to the sign before it. */
const TRAILING = /^[?!.,;:)]+$/;

/** Whether a glyph stands on one line with the next: a word or figure with what it speaks of, but not two figures. */
function holds(glyph: Glyph, next: Glyph | undefined): boolean {
  if (next && 'text' in next && TRAILING.test(next.text)) return true;
  if ('sign' in glyph) return glyph.sign === 'most' || glyph.sign === 'to';
  if (TRAILING.test(glyph.text)) return false;
  return !(COUNTS.test(glyph.text) && next && 'text' in next && SIGNED.test(next.text));
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
