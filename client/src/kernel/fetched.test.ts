import { afterEach, expect, test, vi } from 'vitest';

import { fetched } from './fetched';
import { noticeOf } from './notice';

afterEach(() => vi.restoreAllMocks());

test('what comes is passed on', async () => {
  expect(await fetched(() => Promise.resolve('words'))).toBe('words');
});

test('what does not come is something that the reader can be told, and is noted as it was', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('Failed to fetch dynamically imported module');
  const error: unknown = await fetched(() => Promise.reject(fault)).catch((thrown: unknown) => thrown);
  expect(noticeOf(error).code).toBe('unreachable');
  expect(noted).toHaveBeenCalledWith(fault);
});
