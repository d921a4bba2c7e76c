/** What is wrong with a record, in the reader's language: the line, the reason, and the rule where one is the reason. */

import { Problem } from '../kernel/connection';
import type { Naming, Words } from '../kernel/words';

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
