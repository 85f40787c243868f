import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilDone } from '../../src/stores/until-done.ts';
import intent from '../../src/layouts/client-intent.ts';
import kept from '../../src/layouts/client-kept.ts';
import { whenIdle } from '../../src/islands/shared/when-idle.ts';

/** As much of a document, and of an element, as these scripts use. */
class FakeElement extends EventTarget {
  readonly dataset = {};
  readonly body = this;
  readonly readyState = 'complete';
  urgent: FakeElement | null = null;
  clicks = 0;
  getElementById = (id: string) => (id === 'not-loaded' ? note : null);
  querySelector = () => this.urgent;
  closest = () => this;
  click() {
    this.clicks++;
    this.dispatchEvent(new Event('click'));
  }
}
let page: FakeElement;
const note = { hidden: true };
const press = () => Object.assign(new Event('click', { cancelable: true }), { button: 0 });

beforeEach(() => {
  note.hidden = true;
  vi.useFakeTimers();
  page = new FakeElement();
  vi.stubGlobal('document', page);
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An island whose code can be loaded at the given attempt. As Astro's, its loading does not reject. */
function openIsland(value: string, succeedsAt: number, directive = intent) {
  const island = new FakeElement();
  const element = island as unknown as HTMLElement;
  const loads = vi.fn(async () => {
    if (loads.mock.calls.length >= succeedsAt) return async () => {};
    island.dispatchEvent(new Event('astro:hydration-error'));
    return async () => {};
  });
  directive(loads, { name: 'intent', value }, element);
  return { island, loads };
}

test('after an island could not be loaded, the page says so, and the next press loads it and is replayed', async () => {
  const { island, loads } = openIsland('', 2);
  island.dispatchEvent(press());
  await vi.advanceTimersByTimeAsync(100);
  expect(note.hidden).toBe(false);
  expect(island.clicks).toBe(0);
  island.dispatchEvent(press());
  await vi.advanceTimersByTimeAsync(30);
  island.dispatchEvent(new Event('pointerover'));
  await vi.advanceTimersByTimeAsync(70);
  expect(loads).toHaveBeenCalledTimes(2);
  expect(island.clicks).toBe(1);
  expect(note.hidden).toBe(true);
});

test('the main island of a page is loaded again by itself, a little later each time', async () => {
  const { loads } = openIsland('now', 3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(loads).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(loads).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(loads).toHaveBeenCalledTimes(3);
});

test('an island for what the browser has kept is loaded again until it is there, and never where nothing is kept', async () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user-storage' ? '' : null) });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const { loads } = openIsland('user-storage', 3, kept);
  const other = openIsland('toast', 1, kept);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(loads).toHaveBeenCalledTimes(3);
  expect(other.loads).not.toHaveBeenCalled();
});

test('an island that fails with its code is not loaded for ever', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fails = vi.fn(() => Promise.resolve(() => Promise.reject(new Error('broken'))));
  kept(fails, { name: 'kept', value: 'user-storage' }, new FakeElement() as unknown as HTMLElement);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([fails.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1]);
});

test('work is tried until it succeeds, at once when the network is back, and never after it was ended', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let isUp = false;
  const work = vi.fn(() => (isUp ? Promise.resolve('here') : Promise.reject(new Error('away'))));
  const done = untilDone(work);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(work).toHaveBeenCalledTimes(3);
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await expect(done).resolves.toBe('here');

  isUp = false;
  const unwanted = new AbortController();
  void untilDone(work, { signal: unwanted.signal });
  await vi.advanceTimersByTimeAsync(0);
  const calls = work.mock.calls.length;
  unwanted.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(calls);
});

test('work that was ended while it ran is not tried again, and what keeps failing is tried every minute or two', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const attempts: (() => void)[] = [];
  const onFailure = vi.fn();
  const work = () => new Promise((_done, fail) => attempts.push(() => fail(new Error('away'))));
  const unwanted = new AbortController();
  void untilDone(work, { signal: unwanted.signal, onFailure });
  unwanted.abort();
  attempts[0]?.();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([attempts.length, onFailure.mock.calls.length]).toEqual([1, 0]);

  const away = vi.fn(() => Promise.reject(new Error('away')));
  void untilDone(away);
  await vi.advanceTimersByTimeAsync(3_600_000);
  const calls = away.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(away.mock.calls.length - calls).toBe(10);
});

test('an island that never hydrates holds up what is fetched ahead for a while only, and without a clock that ticks on', async () => {
  page.urgent = new FakeElement();
  const work = vi.fn();
  whenIdle(work);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is fetched ahead waits for the last urgent island', async () => {
  page.urgent = new FakeElement();
  const work = vi.fn();
  whenIdle(work);
  page.dispatchEvent(new Event('astro:hydrate'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
  page.urgent = null;
  page.dispatchEvent(new Event('astro:hydrate'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
