import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endedEvent } from '../../src/contract/live.ts';
import { followLive, sessionEnded } from '../../src/stores/live.ts';

let channels: FakeChannel[] = [];
let streams: FakeStream[] = [];

class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  readonly readyState = 0;
  isClosed = false;
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const open = () => streams.filter(({ isClosed }) => !isClosed);

/** The document of all tabs of a test, which share one process here; one of them is shown at a time. */
const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page = newPage();
const openTab = () => followLive(['me'], 0, () => {});
function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** One lock, as browsers give it: to one after the other, and to a thief at once. */
function fakeLocks() {
  let rob = () => {};
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { steal }: { steal: boolean }, work: () => unknown) => {
      if (steal) rob();
      const stolen = Promise.withResolvers<never>();
      const before = steal ? Promise.resolve() : turn;
      const held = before.then(() => {
        rob = () => stolen.reject(new DOMException('stolen', 'AbortError'));
        return work();
      });
      const result = Promise.race([held, stolen.promise]);
      turn = result.catch(() => undefined);
      return result;
    },
  };
}

beforeEach(() => {
  channels = [];
  streams = [];
  page = newPage();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('location', new URL('http://localhost/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a browser without locks, as on a site without TLS, holds a stream while the page is shown', () => {
  vi.stubGlobal('navigator', {});
  openTab();
  expect(open()).toHaveLength(1);
  show('hidden');
  expect(open()).toHaveLength(0);
  show('visible');
  expect(open()).toHaveLength(1);
});

test('a browser that forbids locks is asked once, and holds a stream too', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('forbidden', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request } });
  openTab();
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  expect(open()).toHaveLength(1);
});

test('the tab that is shown takes the stream over', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  openTab();
  await settled();
  openTab();
  await settled();
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('when the session ends, every tab is told and none connects again', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const ended = vi.fn();
  page.addEventListener(sessionEnded, ended);
  openTab();
  await settled();
  openTab();
  await settled();
  streams[1]?.dispatchEvent(new Event(endedEvent));
  await vi.advanceTimersByTimeAsync(600_000);
  show('visible');
  await settled();
  expect(ended).toHaveBeenCalledTimes(2);
  expect(open()).toHaveLength(0);
  expect(streams).toHaveLength(2);
});
