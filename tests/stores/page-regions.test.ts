import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const swapRegions = vi.fn();
vi.mock('../../src/stores/swap-regions.ts', () => ({ swapRegions }));
vi.mock('../../src/stores/hold-still.ts', () => ({ holdStill: () => {} }));
vi.mock('../../src/stores/reader-input.ts', () => ({ readerAtRest: () => Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers();
  const body = { dataset: {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body, querySelector: () => body }));
  vi.stubGlobal('location', { href: 'http://localhost/page' });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ body });
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that the server cannot send now is requested until it comes, and then shown once', async () => {
  const { refreshAllRegions } = await import('../../src/stores/page-regions.ts');
  const answers = [new Response('', { status: 503 }), undefined, new Response('<p>new</p>')];
  const request = vi.fn(() => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no connection'));
  });
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { onLine: true });
  refreshAllRegions();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(swapRegions).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(request).toHaveBeenCalledTimes(3);
  expect(swapRegions).toHaveBeenCalledTimes(1);
});

test.each([
  ['needs a sign-in', { status: 401 }],
  ['is gone', { status: 410 }],
  ['does not exist', { status: 404 }],
  ['leads elsewhere', { redirected: true, status: 200, ok: true }],
])('a page that %s is loaded anew, and counts as a reload', async (_what, answer) => {
  vi.resetModules();
  const { refreshRegions } = await import('../../src/stores/page-regions.ts');
  const { reloads } = await import('../../src/stores/reloads.ts');
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/page', reload });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, redirected: false, text: () => Promise.resolve(''), ...answer }));
  const before = reloads();
  refreshRegions('events');
  await vi.advanceTimersByTimeAsync(100);
  expect([reload.mock.calls.length, reloads() - before]).toEqual([1, 1]);
});

test('a page that may not be seen any more is reloaded, but not while its reader follows a link', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.resetModules();
  const { refreshAllRegions } = await import('../../src/stores/page-regions.ts');
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/page', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  vi.stubGlobal('navigator', { onLine: true });
  events.dispatchEvent(new Event('beforeunload'));
  refreshAllRegions();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
