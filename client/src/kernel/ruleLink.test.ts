import { expect, test } from 'vitest';

import { addressOf, linkedRule } from './ruleLink';

test('a clause is linked to beside the match, and only there', () => {
  const match = 'http://table/#/match/m1';
  const linked = addressOf(match, 'street.forward');
  expect(linked).toBe('http://table/?rule=street.forward#/match/m1');
  expect(linkedRule(linked)).toBe('street.forward');
  expect(linkedRule(match)).toBeNull();
  expect(addressOf(linked, null)).toBe(match);
});
