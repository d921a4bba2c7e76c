import { expect, test } from 'vitest';

import { loadEditionWords } from './catalogues';
import { LANGUAGES } from './words';

const GAMES = import.meta.glob<string>('../../../src/seadogs/games/*/messages/edition/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FACTS = {
  where: 'box.gems',
  key: 'gems',
  location: 'quay',
  times: 2,
  missing: 'none',
  found: 1,
  name: 'box',
};
const games = Object.entries(GAMES).map(([path, text]) => ({
  game: /games\/([^/]+)\//.exec(path)?.[1] ?? '',
  own: /^edition-[\w-]+/m.exec(text)?.[0] ?? '',
}));

test.each(games)(
  'what is wrong with an edition of $game is told by house and game',
  async ({ game, own }) => {
    for (const language of LANGUAGES) {
      const words = await loadEditionWords(language, game);
      for (const message of ['edition-key-missing', own]) {
        const sentence = words.raw(message, FACTS);
        expect(sentence).toContain('box.gems');
        expect(sentence).not.toContain(message);
      }
    }
  },
);
