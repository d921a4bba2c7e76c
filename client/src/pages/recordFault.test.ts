import { describe, expect, test } from 'vitest';

import { Problem } from '../kernel/connection';
import { NO_NAMING, Words } from '../kernel/words';
import { recordFault } from './recordFault';

const words = new Words('en', [
  [
    'en',
    [
      [
        'record-fault = Line { $line }: { $reason }',
        'record-by-rule = { $reason } { $rule }',
        'record-number-gap = the move has number { $found }; { $expected } comes next.',
        'record-action-illegal = { $seat } may not do “{ $text }”.',
        'refusal-one-way = Only ever forward, { $seat }.',
        'captain-unnamed = Captain { $number }',
      ].join('\n'),
    ],
  ],
]);
const fault = (error: unknown) => recordFault(error, words, NO_NAMING);

describe('what is wrong with a record', () => {
  test('is told with its line', () => {
    const gap = new Problem(422, 'record-number-gap', '', { line: 7, found: 9, expected: 6 });
    expect(fault(gap)).toBe('Line 7: the move has number 9; 6 comes next.');
  });

  test('is told with the rule, where a rule is the reason', () => {
    const facts = { line: 12, seat: 1, text: 'visit guns-a' };
    const refusal = { code: 'one-way', clause: 'street.forward', facts: { seat: 1 } };
    const illegal = new Problem(422, 'record-action-illegal', 'street.forward', facts, [], refusal);
    expect(fault(illegal)).toBe(
      'Line 12: Captain 2 may not do “visit guns-a”. Only ever forward, Captain 2.',
    );
  });

  test('is not to be confused with other trouble', () => {
    expect(fault(new Problem(0, 'unreachable', '', {}))).toBeNull();
    expect(fault(new Problem(422, 'record-of-another-kind', '', { line: 1 }))).toBeNull();
  });
});
