import { describe, expect, it } from 'vitest';

import { costs } from './costs';

const FORT = {
  crew_least: 2,
  crew_most: 4,
  crew_have: 3,
  guns_least: 1,
  guns_most: 1,
  guns_have: 4,
  odds_0: 2,
  odds_1: 1,
  odds_2: 1,
};

describe('costs', () => {
  it('are unknown where no facts tell of them', () => {
    expect(costs({ place: 'panama' })).toBeNull();
  });

  it('name each hidden value with its odds, shortened, and say which is beyond one’s means', () => {
    const [crew, guns] = costs(FORT)!;
    expect(crew).toMatchObject({ item: 'crew', least: 2, most: 4, have: 3 });
    expect(crew!.chances).toEqual([
      { cost: 2, share: [1, 2], enough: true },
      { cost: 3, share: [1, 4], enough: true },
      { cost: 4, share: [1, 4], enough: false },
    ]);
    expect(guns).toMatchObject({ item: 'guns', least: 1, most: 1, have: 4, chances: [] });
  });

  it('leave out what is not asked for, and odds where the counter is known', () => {
    const known = { ...FORT, crew_least: 3, crew_most: 3, guns_least: 0, guns_most: 0, odds_0: 0, odds_2: 0 };
    expect(costs(known)).toEqual([{ item: 'crew', least: 3, most: 3, have: 3, chances: [] }]);
  });

  it('start from the lowest value that is still possible', () => {
    const [crew] = costs({ ...FORT, crew_least: 3, crew_most: 4, odds_0: 0 })!;
    expect(crew!.chances.map(({ cost }) => cost)).toEqual([3, 4]);
  });
});
