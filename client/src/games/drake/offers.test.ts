import { describe, expect, test } from 'vitest';

import type { Choice, Facts } from '../../protocol';
import { naturalFirst, offersByLocation } from './offers';

const choice = (text: string, facts: Facts): Choice => ({ text, name: 'c', facts, grave: false });

describe('what is on offer', () => {
  test('stands at its house', () => {
    const found = offersByLocation([
      choice('visit queen', { location: 'queen' }),
      choice('sail', { dock: 1 }),
    ]);
    expect([...found.keys()]).toEqual(['queen']);
  });
});

describe('the answers to whether one goes home', () => {
  const asked = (missions_left: number): string[] =>
    naturalFirst([
      { text: 'return', name: 'return-home', facts: { dock: 1, points: 2, missions_left }, grave: false },
      { text: 'stay', name: 'sail-on', facts: { missions_left }, grave: false },
    ]).map(({ text }) => text);

  test('begin with sailing on while there are missions to be given up', () => {
    expect(asked(2)).toEqual(['stay', 'return']);
  });

  test('begin with going home when nothing is left to do', () => {
    expect(asked(0)).toEqual(['return', 'stay']);
  });
});
