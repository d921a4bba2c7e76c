/** Looking for words in a manual as people type them: without accents, without case, all words wanted, in any order. */

import type { Chapter, Clause, Manual } from './manual';

/** Text as it is compared: no accents, no case, no final sigma. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

const textOf = ({ title, paragraphs, rulings }: Clause): string =>
  plain([title, ...paragraphs, ...rulings].join(' '));

/** The chapters with those clauses that hold every word of the query; all of them for an empty one. */
export function searchManual(manual: Manual, query: string): readonly Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return manual.chapters;
  return manual.chapters.flatMap((chapter) => {
    const clauses = chapter.clauses.filter((clause) => {
      const text = textOf(clause);
      return words.every((word) => text.includes(word));
    });
    return clauses.length ? [{ ...chapter, clauses }] : [];
  });
}

/** A text in pieces; those that were looked for are marked. */
export function marked(text: string, query: string): readonly { text: string; found: boolean }[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, found: false }];
  // One letter of the text may be several marks, or none, when it is compared: so each letter knows where it came from.
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const sign of text) {
    for (const letter of plain(sign)) letters.push({ letter, at });
    at += sign.length;
  }
  const compared = letters.map(({ letter }) => letter).join('');
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = compared.indexOf(word); from >= 0; from = compared.indexOf(word, from + word.length)) {
      const start = letters[from]?.at ?? 0;
      const end = letters[from + word.length]?.at ?? text.length;
      found.fill(true, start, end);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (let here = 0; here < text.length; here++) {
    const last = pieces.at(-1);
    if (last && last.found === found[here]) last.text += text[here];
    else pieces.push({ text: text[here] ?? '', found: found[here] ?? false });
  }
  return pieces;
}
