import { serviceAddress } from '../api-client/hosts.ts';
import { closedTopicEvent, endedEvent, livePath, quietEvent, resyncEvent, type LiveData, type ResyncData } from '../contract/live.ts';
import { createReconnect } from './reconnect.ts';

/** An event, or a resync: events were missed, so everything that is shown must be reloaded. */
export type LiveMessage =
  | { readonly position: number; readonly event: LiveData }
  | { readonly position: number; readonly event: 'resync'; readonly spreadMs: number };
type Handler = (message: LiveMessage) => void;

/**
 * Messages between the tabs of a browser: a live event that was received, the topics and position that a tab wants to follow, or that the
 * session has ended.
 */
type TabMessage = { readonly message: LiveMessage } | { readonly wants: readonly string[]; readonly after: number } | 'ended';

const lockName = 'live-stream';

/** The event that is fired on the document when the server has ended the session, as from another device. */
export const sessionEnded = 'session-ended';
/** Fired on the document with each message of the stream as its detail. */
export const liveMessage = 'live-message';
/** Fired on the document when its user has a session again, as after a sign-in in another tab, which ends the session before it. */
export const sessionRenewed = 'session-renewed';

/**
 * Follows topics until the page is left, beginning after the stream position `after`. One tab of the browser holds the connection and
 * passes events on to the others. The tab that was shown last takes the connection over, because browsers throttle hidden tabs. Where there
 * are no locks (a site without TLS in a local network, or a browser that forbids them), each tab holds one while it is shown.
 */
export function followLive(topics: readonly string[], after: number, handle: Handler): void {
  const tabs = new BroadcastChannel(lockName);
  const wanted = new Set(topics);
  let readTo = after;
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let hasLocks = 'locks' in navigator;
  let release = () => {};
  const reconnect = createReconnect();

  function receive(message: LiveMessage): void {
    if (message.event !== 'resync' && message.position <= readTo) return;
    readTo = Math.max(readTo, message.position);
    handle(message);
  }

  function stop(): void {
    clearTimeout(again);
    source?.close();
    source = undefined;
  }

  /** The session has ended: no tab may connect again until there is another one. */
  function end(): void {
    if (isEnded) return;
    isEnded = true;
    stop();
    release();
    document.dispatchEvent(new Event(sessionEnded));
  }

  /** Browsers reconnect after a lost connection, but not after an HTTP error, as a proxy answers while the server restarts. */
  function openAgain(failed: EventSource): void {
    if (failed !== source) return;
    const delayMs = reconnect.failed(failed.readyState === EventSource.CONNECTING);
    if (delayMs === undefined) return;
    failed.close();
    clearTimeout(again);
    again = setTimeout(() => open(readTo), delayMs);
  }

  function open(from: number): void {
    stop();
    const query = new URLSearchParams({ topics: [...wanted].join(','), after: String(from) });
    const opened = new EventSource(`${serviceAddress('organisation', livePath)}?${query}`);
    source = opened;
    const pass = (message: LiveMessage) => {
      receive(message);
      tabs.postMessage({ message } satisfies TabMessage);
    };
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      pass({ position: Number(lastEventId), event: JSON.parse(data) as LiveData }),
    );
    source.addEventListener(resyncEvent, ({ data, lastEventId }: MessageEvent<string>) =>
      pass({ position: Number(lastEventId), event: 'resync', ...(JSON.parse(data) as ResyncData) }),
    );
    // A page that comes back after a quiet time has missed little.
    source.addEventListener(quietEvent, ({ lastEventId }: MessageEvent<string>) => (readTo = Math.max(readTo, Number(lastEventId))));
    source.addEventListener('open', reconnect.opened);
    source.addEventListener('error', () => openAgain(opened));
    source.addEventListener(endedEvent, () => {
      // First, so that the tab that gets the lock knows it.
      tabs.postMessage('ended' satisfies TabMessage);
      end();
    });
    source.addEventListener(closedTopicEvent, ({ data }: MessageEvent<string>) => wanted.delete(data));
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'ended') return end();
    if ('message' in data) return receive(data.message);
    const isNew = data.wants.some((topic) => !wanted.has(topic));
    for (const topic of data.wants) wanted.add(topic);
    // Reopens the stream at an earlier position for the other tab. Events that were already handled are skipped because of `readTo`.
    if (source && (isNew || data.after < readTo)) open(Math.min(data.after, readTo));
  });

  /** Waits for the lock and holds the connection until another tab takes it over, the session ends, or this tab is closed. */
  function lead(isTaking: boolean): void {
    navigator.locks
      .request(lockName, { steal: isTaking }, () => {
        if (isEnded) return undefined;
        open(readTo);
        return new Promise<void>((resolve) => (release = resolve));
      })
      .catch((error: unknown) => {
        stop();
        if (isEnded) return;
        // Another tab, the visible one, took the connection over; this tab waits for its next turn.
        if (error instanceof DOMException && error.name === 'AbortError') return lead(false);
        hasLocks = false;
        follow();
      });
  }

  /** Connects, or asks for its turn, as far as a tab in this state should. */
  function follow(): void {
    const isShown = document.visibilityState === 'visible';
    if (isEnded) return;
    if (hasLocks) {
      if (!source) lead(isShown);
    } else if (!isShown) stop();
    else if (!source) open(readTo);
  }

  tabs.postMessage({ wants: topics, after } satisfies TabMessage);
  follow();
  document.addEventListener(sessionRenewed, () => {
    isEnded = false;
    follow();
  });
  document.addEventListener('visibilitychange', () => {
    // A hidden tab keeps its lock, or its place in the queue.
    if (!hasLocks || document.visibilityState === 'visible') follow();
  });
}
