import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { News } from '../protocol';
import { Stream, type Source } from './stream';

class FakeSource implements Source {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly address: string) {}

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.readyState = 2;
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.(new Event('error'));
  }
  tell(type: string, data: unknown): void {
    this.listeners.get(type)?.(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

let opened: FakeSource[];
let heard: News[];
let lines: boolean[];
let seen: number;
let stream: Stream;
const latest = (): FakeSource => opened.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  heard = [];
  lines = [];
  seen = 0;
  stream = new Stream(
    (after) => `stream?after=${after}`,
    () => seen,
    { heard: (news) => heard.push(news), line: (up) => lines.push(up) },
    (address) => {
      opened.push(new FakeSource(address));
      return latest();
    },
  );
  stream.start();
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

const visibility = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a stream', () => {
  test('passes on what it hears', () => {
    latest().tell('table', { steps: [], table: { number: 3 } });
    expect(heard).toEqual([{ steps: [], table: { number: 3 } }]);
  });

  test('leaves a line that is only interrupted to the browser, and says that it is down', () => {
    latest().fail(0);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
    expect(lines).toEqual([false]);
  });

  test('opens anew, after the last step seen, when the browser has given up', () => {
    seen = 12;
    latest().fail(2);
    vi.advanceTimersByTime(500);
    expect(opened.map(({ address }) => address)).toEqual(['stream?after=0', 'stream?after=12']);
    latest().onopen?.(new Event('open'));
    expect(lines).toEqual([false, true]);
  });

  test('tries more and more slowly, and at once when the network is back', () => {
    latest().fail(2);
    vi.advanceTimersByTime(500);
    latest().fail(2);
    vi.advanceTimersByTime(500);
    expect(opened).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(opened).toHaveLength(3);
  });

  test('says at once that the network has gone, though its stream has not noticed', () => {
    latest().onopen?.(new Event('open'));
    window.dispatchEvent(new Event('offline'));
    expect(lines).toEqual([true, false]);
    expect(opened).toHaveLength(1);
  });

  test('opens anew after a long sleep, which may have killed the line without a word', () => {
    visibility('hidden');
    vi.advanceTimersByTime(60_000);
    visibility('visible');
    expect(opened).toHaveLength(2);
    expect(opened[0]?.readyState).toBe(2);
  });

  test('stays when the page was hidden for a moment only', () => {
    visibility('hidden');
    vi.advanceTimersByTime(1_000);
    visibility('visible');
    expect(opened).toHaveLength(1);
  });

  test('is silent once stopped', () => {
    stream.stop();
    window.dispatchEvent(new Event('online'));
    expect(opened).toHaveLength(1);
    expect(latest().readyState).toBe(2);
  });
});
