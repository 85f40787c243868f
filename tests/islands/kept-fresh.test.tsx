import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEntityFamily } from '../../src/stores/entity-store.ts';
import { keepFresh } from '../../src/stores/live-refresh.ts';

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let count = 0;
/** Shows an entity that the page was rendered with, this long after the page began to load. */
async function showAfter(ms: number) {
  vi.spyOn(performance, 'now').mockReturnValue(ms);
  vi.setSystemTime(performance.timeOrigin + ms);
  const load = vi.fn(() => Promise.resolve({ from: 'the server' }));
  const store = createEntityFamily(`kites ${count++}`, load).of('me');
  store.seed({ from: 'the page' });
  stop = store.$value.subscribe(() => {});
  await act(() => vi.advanceTimersByTimeAsync(100));
  return { load, store };
}

test('data of a page are shown as they are, and read again at once where the island is shown much later', async () => {
  const young = await showAfter(9_000);
  expect([young.load.mock.calls.length, young.store.$value.get()]).toEqual([0, { from: 'the page' }]);
  stop();
  const old = await showAfter(11_000);
  expect([old.load.mock.calls.length, old.store.$value.get()]).toEqual([1, { from: 'the server' }]);
});

test('what is shown is read again when the network is back, and when the reader comes back after a while', async () => {
  const { load } = await showAfter(1_000);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(load).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(load).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(load).toHaveBeenCalledTimes(2);
});

test('data of a page are read again at once where the island is shown after something changed', async () => {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
  }
  vi.stubGlobal('EventSource', Stream);
  keepFresh(0);
  const data = JSON.stringify({ type: 'day.changed', userId: 'me', spreadMs: 0, by: 'another' });
  streams[0]?.dispatchEvent(new MessageEvent('message', { data, lastEventId: '1' }));
  const before = await showAfter(1_000);
  stop();
  await act(() => vi.advanceTimersByTimeAsync(200));
  const after = await showAfter(1_300);
  expect([before, after].map(({ load }) => load.mock.calls.length)).toEqual([0, 1]);
  expect(after.store.$value.get()).toEqual({ from: 'the server' });
});
