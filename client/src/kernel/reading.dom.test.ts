/** The reader's words and what is shown with them come together, and whoever asks last is answered. */
import { expect, test } from 'vitest';

import { Reader } from './language.svelte';

function later(): { promise: Promise<void>; come: () => void } {
  let come: () => void = () => undefined;
  const promise = new Promise<void>((done) => (come = done));
  return { promise, come };
}

/** Two games that there are words of. */
const [ONE = '', OTHER = ''] = Object.keys(import.meta.glob('../games/*/words/en.ftl')).map(
  (path) => path.split('/')[2],
);

test('the words of a game are not read out before what is shown with them is there', async () => {
  const reader = new Reader();
  const picture = later();
  const read = reader.readGame(ONE, null, picture.promise);
  await new Promise((done) => setTimeout(done, 50));
  expect(reader.game).toBeNull();
  picture.come();
  await read;
  expect(reader.game).toBe(ONE);
});

test('a game that is overtaken while its picture is on its way is not shown', async () => {
  const reader = new Reader();
  const picture = later();
  const overtaken = reader.readGame(ONE, null, picture.promise);
  await reader.readGame(OTHER);
  picture.come();
  await overtaken;
  expect(reader.game).toBe(OTHER);
});

test('a picture that fails leaves the words as they were, and can be asked for again', async () => {
  const reader = new Reader();
  await reader.readGame(ONE);
  await expect(reader.readGame(OTHER, null, Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(reader.game).toBe(ONE);
  await reader.readGame(OTHER);
  expect(reader.game).toBe(OTHER);
});
