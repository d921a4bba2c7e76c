import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Topic } from '../kernel/guide.svelte';
import { reader } from '../kernel/language.svelte';
import { Words } from '../kernel/words';
import GuideHint from './GuideHint.svelte';

const TOPIC = { key: 'sailing' } as Topic;
const WORDS = `
guide-hint = Hint
guide-sailing = Ships leave one after the other.
    .title = Sailing
guide-off = No more
guide-close = Got it
`;
const SIZE = { width: 300, height: 150 };
/** Later than the hint looks round after the table has changed. */
const AFTER_MS = 300;

/** Something to choose, which lies there: left, top, width, height. */
const choice = (...box: number[]): string => `<button data-box="${box.join(' ')}"></button>`;
const table = (...box: number[]): string => `<main>${choice(...box)}</main>`;

/** Where the hint's corner stands: left and top. */
function spot(hint: HTMLElement): number[] {
  return [hint.style.left, hint.style.top].map(parseFloat);
}
const passed = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(AFTER_MS);
};

let sheet: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  reader.words = new Words('en', [['en', [WORDS]]]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number));
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SIZE.height);
  sheet = document.body.appendChild(document.createElement('div'));
  sheet.innerHTML = table(0, 0, 400, 200);
});
afterEach(() => {
  cleanup();
  sheet.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function shown(): Promise<HTMLElement> {
  const { getByRole } = render(GuideHint, { topic: TOPIC, read: vi.fn(), stop: vi.fn() });
  await passed();
  return getByRole('complementary');
}

test('it stands beside what can be chosen, and stays there', async () => {
  const hint = await shown();
  const [left, top] = spot(hint);
  expect(left! >= 400 || top! >= 200).toBe(true);
  sheet.querySelector('main')!.append('a word');
  await passed();
  expect(spot(hint)).toEqual([left, top]);
});

test('it makes way for what comes where it stands', async () => {
  const hint = await shown();
  const [left, top] = spot(hint);
  const { width, height } = SIZE;
  sheet.querySelector('main')!.innerHTML = choice(left!, top!, width, height);
  await passed();
  expect(Math.abs(spot(hint)[0]! - left!) >= width || Math.abs(spot(hint)[1]! - top!) >= height).toBe(true);
});

test('it makes way on another table too than the one it came to: the street is gone, the chart is there', async () => {
  const hint = await shown();
  const [left, top] = spot(hint);
  const { width, height } = SIZE;
  sheet.innerHTML = table(0, 0, 400, 200);
  await passed();
  sheet.querySelector('main')!.innerHTML = choice(left!, top!, width, height);
  await passed();
  expect(Math.abs(spot(hint)[0]! - left!) >= width || Math.abs(spot(hint)[1]! - top!) >= height).toBe(true);
});

test('rules that are read over the table for a while change nothing', async () => {
  const hint = await shown();
  const at = spot(hint);
  const rules = document.body.appendChild(document.createElement('dialog'));
  rules.innerHTML = `<header>${choice(0, 0, innerWidth, innerHeight)}</header>`;
  await passed();
  rules.remove();
  await passed();
  expect(hint.isConnected).toBe(true);
  expect(spot(hint)).toEqual(at);
});
