import { expect, test } from 'vitest';

import { preferred } from './language.svelte';

test("the page speaks the first of the reader's languages that it has words in", () => {
  expect(preferred(['fr-FR', 'es-MX', 'en'])).toBe('es');
  expect(preferred(['el-GR', 'en'])).toBe('el');
});

test('and English to everybody else', () => expect(preferred(['ja', 'fr'])).toBe('en'));
