/** What is wrong with a record, in the reader's language: the line, the reason, and the rule where one is the reason. */

import { Problem } from '../kernel/connection';
import type { Naming, Words } from '../kernel/words';

/** The problems of a record that was played with other printed values than those it is held against. */
const OTHER_EDITION: ReadonlySet<string> = new Set(['record-edition-other', 'record-digest-other']);

export const isOfAnotherEdition = (error: unknown): boolean =>
  error instanceof Problem && OTHER_EDITION.has(error.code);

/** The edition that a record names in its first line; "" where it names none. */
export function editionOf(record: string): string {
  try {
    const header: unknown = JSON.parse(record.trimStart().split('\n', 1)[0] ?? '');
    return String((header as { edition?: unknown } | null)?.edition ?? '');
  } catch {
    return '';
  }
}

/** The codes of a bad record begin so: they are the names of the messages that say what is wrong. */
const BAD_RECORD = 'record-';

/** The sentence; null if the trouble is none of the record's. */
export function recordFault(error: unknown, words: Words, naming: Naming): string | null {
  if (!(error instanceof Problem) || !error.code.startsWith(BAD_RECORD) || !words.has(error.code))
    return null;
  const { code, facts, refusal } = error;
  const reason = words.tell(code, facts, naming);
  const rule = refusal ? words.tell(`refusal-${refusal.code}`, refusal.facts ?? {}, naming) : '';
  return words.say('record-fault', {
    line: Number(facts.line ?? 1),
    reason: rule ? words.say('record-by-rule', { reason, rule }) : reason,
  });
}
