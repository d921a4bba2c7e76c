import { beforeEach, describe, expect, test, vi } from 'vitest';

import { loadWords } from '../../../kernel/catalogues';
import { reader } from '../../../kernel/language.svelte';
import type { View } from '../view';
import { housesOf } from './houses';
import { fullNameOf } from './naming';

const PRINTED = {
  tavern_adds: [1, 0],
  shipyard_guns: [2, 0],
  pinnace_crew: [1, 0],
  drake_turns: 2,
  drake_crew: 3,
  drake_guns: 1,
  drake_extra: 2,
  queen_guns: 1,
  queen_goods: 2,
  frigates: 3,
  garrisons: 4,
  informer_goods: 1,
  investor_price: 5,
  investor_crew: [1, 2],
  investor_guns: [2, 1],
  dockside: 2,
};

/** A free house's name, as it is read aloud. */
function named(location: string, circle = 1): string {
  const circles = [
    ...Array.from({ length: circle - 1 }, () => ({ seat: 0, pays: 3 })),
    { seat: -1, pays: 2 },
  ];
  const street = [{ position: 1, location, circles, open_to_all: false }];
  const view = { seat: 1, street, captains: [], printed: PRINTED } as unknown as View;
  return fullNameOf(housesOf(view, new Map(), false)[0]!, { names: ['Ann', 'Bea'], titles: {} });
}

describe('a house is named with what its edition gives', () => {
  beforeEach(async () => {
    reader.words = await loadWords('en', 'drake');
  });

  test('whoever took two of its circles is named once', () => {
    expect(named('guns-a', 3)).toMatch(/ Ann$/);
    expect(named('guns-a', 3)).not.toContain('Ann and Ann');
  });

  test.each([
    ['guns-a', 1, '2 guns'],
    ['tavern', 1, 'a roll of the die for crew'],
    ['shipyard', 1, 'a galleon and 2 guns'],
    ['shipyard', 2, 'a galleon'],
    ['pinnace', 1, 'a pinnace and 1 crew'],
    ['drake', 1, '3 crew and 1 gun, and 2 more of either'],
    ['queen', 1, 'a galleon, 1 gun, and 2 trade goods'],
    ['admiral', 1, 'the Admiral and the frigate counters'],
    ['informer', 1, 'the Informer and 1 trade good'],
    ['golden-hind', 1, "the Golden Hind's mission disc"],
    ['investor', 1, '1 crew and 2 guns, 2 crew and 1 gun, or a galleon'],
    ['dockside', 1, '2 crew, 2 guns, or 2 supplies'],
  ])('%s, circle %i', (location, circle, gains) => {
    const complained = vi.spyOn(console, 'error');
    expect(named(location, circle)).toContain(`next circle ${gains}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test('and with what a visit costs', () => {
    expect(named('investor')).toContain('costs 5 victory points');
  });
});
