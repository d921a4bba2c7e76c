import { expect, test } from 'vitest';

import english from '../../../../src/seadogs/games/darkseas/messages/en.ftl?raw';
import { TOPICS } from './topics';

test('the guide explains each thing when the game’s messages say that it comes up', () => {
  const listed = [...english.matchAll(/^# guide: (\S+) (prompt|event)-(\S+)( own)?$/gm)].map(
    ([, key, kind, name, own]) => ({ key, [String(kind)]: name, ...(own && { own: true }) }),
  );
  expect(listed.length).toBeGreaterThan(15);
  expect(TOPICS.map(({ near: _near, ...topic }) => topic)).toEqual(listed);
});

test('and has words for it', () => {
  for (const { key } of TOPICS)
    expect(english).toMatch(new RegExp(`^guide-${key} = .+\\n    \\.title = `, 'm'));
});
