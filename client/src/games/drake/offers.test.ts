import { describe, expect, test } from 'vitest';

import type { Choice, Facts } from '../../protocol';
import { offersByLocation } from './offers';

const choice = (text: string, facts: Facts): Choice => ({ text, name: 'c', facts });

describe('what is on offer', () => {
  test('stands at its house', () => {
    const found = offersByLocation([
      choice('visit queen', { location: 'queen' }),
      choice('sail', { dock: 1 }),
    ]);
    expect([...found.keys()]).toEqual(['queen']);
  });
});
