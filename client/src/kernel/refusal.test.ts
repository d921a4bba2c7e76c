import { expect, test } from 'vitest';

import { alike } from './refusal';

const choices = ['sail', 'visit queen', 'visit guns-b', 'visit crew-b'].map((text) => ({
  text,
  name: text.split(' ')[0] ?? '',
  facts: {},
  grave: false,
}));
const texts = (refused: string): string[] => alike(choices, refused).map(({ text }) => text);

test('what is still possible begins with what is most like what was refused', () => {
  expect(texts('visit crew-a')).toEqual(['visit crew-b', 'visit queen', 'visit guns-b']);
});

test('and is all there is when nothing is like it', () => {
  expect(texts('place 2 panama').toSorted()).toEqual(['sail', 'visit crew-b', 'visit guns-b', 'visit queen']);
});
