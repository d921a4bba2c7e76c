import { beforeEach, expect, test } from 'vitest';

import { pointed, pointsAt } from './pointed.svelte';

const button = (): HTMLButtonElement => document.createElement('button');
const settled = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));

beforeEach(() => pointed.leave());

test('what was pressed is forgotten once no button for it is left', async () => {
  const gone = pointsAt('sail')(button());
  pointed.press('sail');
  gone();
  await settled();
  expect([pointed.text, pointed.pressed]).toEqual([null, null]);
});

test('it waits on where the list alone was closed, and the board still has it', async () => {
  const onBoard = pointsAt('sail')(button());
  const listed = pointsAt('sail')(button());
  pointed.press('sail');
  listed();
  await settled();
  expect([pointed.text, pointed.pressed]).toEqual(['sail', 'sail']);
  onBoard();
});

test('whatever loses its button, what was pressed elsewhere waits on', async () => {
  const gone = pointsAt('anchor')(button());
  pointed.press('sail');
  gone();
  await settled();
  expect(pointed.pressed).toBe('sail');
});

test('nothing of a choice is kept once its table is left', async () => {
  const gone = pointsAt('open keyhole')(button());
  pointed.press('open keyhole');
  pointed.begun = 'open keyhole';
  gone();
  await settled();
  pointed.leave();
  expect(JSON.stringify([pointed.text, pointed.pressed, pointed.begun])).not.toContain('keyhole');
});
