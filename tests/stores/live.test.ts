import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedTopicEvent, endedEvent, quietEvent, resyncEvent } from '../../src/contract/live.ts';
import { followLive, sessionEnded, sessionRenewed, type LiveMessage } from '../../src/stores/live.ts';

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
  readonly url: URL;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = new URL(url, 'http://localhost');
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
/** A tab, with what it was passed: the positions of events, and 'resync'. */
function openTab(topics: readonly string[] = ['me'], after = 0) {
  const handled: (number | 'resync')[] = [];
  followLive(topics, after, (message: LiveMessage) => handled.push(message.event === 'resync' ? 'resync' : message.position));
  return handled;
}
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

test('when the session ends, every tab is told and none connects again until there is another one', async () => {
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
  // Both tabs see it, and one of them connects.
  show('hidden');
  page.dispatchEvent(new Event(sessionRenewed));
  await settled();
  expect(open()).toHaveLength(1);
  streams.at(-1)?.dispatchEvent(new Event(endedEvent));
  expect(ended).toHaveBeenCalledTimes(4);
});

/** The topics and the position that the open streams ask for. */
const asked = () => open().map(({ url }) => [url.searchParams.get('topics'), url.searchParams.get('after')]);
/** Has the open stream receive an event. */
function send(position: number, type = 'message', data: unknown = { type: 'task.changed' }): void {
  const event = Object.assign(new Event(type), {
    data: typeof data === 'string' ? data : JSON.stringify(data),
    lastEventId: String(position),
  });
  open()[0]?.dispatchEvent(event);
}
/** A tab that holds the stream at position 7. */
async function holdingTab() {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  page.visibilityState = 'hidden';
  const handled = openTab(['me', 'teams/a'], 5);
  await settled();
  expect(asked()).toEqual([['me,teams/a', '5']]);
  send(7);
  return handled;
}

test.each([
  // The stream goes on where the slower of the two is, so that neither misses anything.
  ['a newer page, for another topic', ['teams/b'], 9, [['me,teams/a,teams/b', '7']]],
  ['an older page, for another topic', ['teams/b'], 3, [['me,teams/a,teams/b', '3']]],
  ['an older page, for the same topic', ['me'], 6, [['me,teams/a', '6']]],
  ['a page as old, for the same topic', ['me'], 7, [['me,teams/a', '5']]],
  ['a newer page, for the same topics', ['me', 'teams/a'], 9, [['me,teams/a', '5']]],
])('a tab that opens beside the one with the stream: %s', async (_which, topics, after, expected) => {
  const handled = await holdingTab();
  const other = openTab(topics, after);
  await settled();
  expect(asked()).toEqual(expected);
  for (const position of [6, 7, 8, 9, 10]) send(position);
  expect(handled).toEqual([7, 8, 9, 10]);
  expect(other).toEqual([6, 7, 8, 9, 10].filter((position) => position > after));
});

test('what is quiet moves the position on, a topic that was closed is not asked for again, and a resync is always passed on', async () => {
  const handled = await holdingTab();
  send(20, quietEvent, '');
  send(21, closedTopicEvent, 'teams/a');
  const other = openTab(['teams/b'], 30);
  await settled();
  expect(asked()).toEqual([['me,teams/b', '20']]);
  send(20);
  send(20, resyncEvent, { spreadMs: 0 });
  expect([handled, other]).toEqual([[7, 'resync'], ['resync']]);
});
