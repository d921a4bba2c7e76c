import { describe, expect, test } from 'vitest';

import type { Facts, Prompt } from '../protocol';
import { groupChoices } from './grouping';

const prompt = (choices: Facts[]): Prompt => ({
  seat: 0,
  name: 'place-mission',
  clause: 'mission.place',
  facts: {},
  choices: choices.map((facts, at) => ({ text: `${at}`, name: 'place-mission', facts, grave: false })),
});
const places = ['panama', 'veracruz', 'campeche', 'cartagena'];
const discs = ['1', '2', '3', '4'];
const many = discs.flatMap((disc) => places.map((place) => ({ disc, place })));

describe('the choices of a prompt', () => {
  test('stay together while they are read at a glance', () => {
    const grouping = groupChoices(prompt(many.slice(0, 8)), ['disc', 'place']);
    expect(grouping.by).toBe('');
    expect(grouping.groups).toHaveLength(1);
  });

  test('are parted disc by disc when there are many', () => {
    const { by, groups } = groupChoices(prompt(many), ['disc', 'place']);
    expect(by).toBe('disc');
    expect(groups.map(({ key }) => key)).toEqual(discs);
  });

  test('are parted by the next fact if the first is the same in all', () => {
    const exchanges = places.flatMap((place) => places.map((elsewhere) => ({ place, elsewhere })));
    expect(groupChoices(prompt(exchanges), ['disc', 'place']).by).toBe('place');
  });

  test('are never lost: each stands in one group, those without the fact in a group of their own', () => {
    const { groups } = groupChoices(prompt([...many, {}]), ['disc']);
    const texts = groups.flatMap(({ choices }) => choices.map(({ text }) => text));
    expect(texts.toSorted()).toEqual([...Array(17).keys()].map(String).toSorted());
    expect(groups.at(-1)).toMatchObject({ key: '', choices: [{ facts: {} }] });
  });
});
