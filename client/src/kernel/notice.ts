/** What went wrong, as something to show. */

import type { Facts, Violation } from '../protocol';
import { Problem } from './connection';

/** Something that went wrong, for the reader: a rule (with its clause) or trouble with the request. */
export interface Notice {
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
  /** The move that was refused, where one was. */
  readonly text?: string;
  /** What is wrong with an edition file, where that is the trouble. */
  readonly violations?: readonly Violation[];
}

/** A refused request as something to show; anything else is a fault of ours and thrown on. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof Problem)) throw error;
  return { code: error.code, clause: error.clause, facts: error.facts, violations: error.violations };
}
