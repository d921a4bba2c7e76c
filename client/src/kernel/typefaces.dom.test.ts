import { afterEach, expect, test, vi } from 'vitest';

import { typefaces } from './typefaces';

/** A document that is asked for faces, each of which comes when `come` says so. */
function fonts(come: () => Promise<unknown>): string[] {
  const asked: string[] = [];
  const load = (face: string, letters: string): Promise<unknown> => {
    asked.push(`${face} ${letters}`);
    return come();
  };
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

test('Greek letters are sent for where they are read, and nowhere else', async () => {
  const asked = fonts(() => Promise.resolve([]));
  await typefaces('es');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.join('')).not.toMatch(/\p{Script=Greek}/u);
  await typefaces('el');
  expect(asked.at(-1)).toMatch(/\p{Script=Greek}/u);
});

test('a face that does not come, or not in time, keeps nobody waiting', async () => {
  fonts(() => Promise.reject(new Error('cut')));
  await typefaces('en');
  vi.useFakeTimers();
  fonts(() => new Promise(() => undefined));
  let waited = true;
  const wait = typefaces('en').then(() => (waited = false));
  await vi.advanceTimersByTimeAsync(100);
  expect(waited).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await wait;
  expect(waited).toBe(false);
});
