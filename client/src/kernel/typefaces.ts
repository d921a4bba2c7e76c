/** The page's typefaces, sent for before there is anything to set in them: what is read is not to move when they come. */

import type { Language } from './words';

const FACES = [
  '800 1em "Alegreya Variable"',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '800 1em "Alegreya Sans"',
];
/** Letters of each file that a language needs. */
const LATIN = 'Aa';
const GREEK = 'Αα';
/** Longer than this no page waits: it is read in another face until they are here. */
const PATIENCE_MS = 400;

export async function typefaces(language: Language): Promise<void> {
  if (!('fonts' in document)) return;
  const letters = language === 'el' ? LATIN + GREEK : LATIN;
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([faces, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}
