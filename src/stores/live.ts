import { serviceAddress } from '../api-client/hosts.ts';
import { closedTopicEvent, endedEvent, livePath, resyncEvent, type LiveEvent } from '../contract/live.ts';

/** An event, or a resync: events were missed, so everything that is shown must be reloaded. */
export type LiveMessage =
  { readonly position: number; readonly event: LiveEvent } | { readonly position: number; readonly event: 'resync' };
type Handler = (message: LiveMessage) => void;

/** Messages between the tabs of a browser: a live event that was received, or the topics and position that a tab wants to follow. */
type TabMessage = { readonly message: LiveMessage } | { readonly wants: readonly string[]; readonly after: number };

const lockName = 'live-stream';

/**
 * Follows topics until the page is left, beginning after the stream position `after`. One tab of the browser holds the connection and
 * passes events on to the others. The tab that was shown last takes the connection over, because browsers throttle hidden tabs.
 */
export function followLive(topics: readonly string[], after: number, handle: Handler): void {
  const tabs = new BroadcastChannel(lockName);
  const wanted = new Set(topics);
  let readTo = after;
  let source: EventSource | undefined;

  function receive(message: LiveMessage): void {
    if (message.event !== 'resync' && message.position <= readTo) return;
    readTo = Math.max(readTo, message.position);
    handle(message);
  }

  function open(from: number): void {
    source?.close();
    const query = new URLSearchParams({ topics: [...wanted].join(','), after: String(from) });
    source = new EventSource(`${serviceAddress('organisation', livePath)}?${query}`);
    const pass = (message: LiveMessage) => {
      receive(message);
      tabs.postMessage({ message } satisfies TabMessage);
    };
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      pass({ position: Number(lastEventId), event: JSON.parse(data) as LiveEvent }),
    );
    source.addEventListener(resyncEvent, ({ lastEventId }: MessageEvent<string>) =>
      pass({ position: Number(lastEventId), event: 'resync' }),
    );
    // The session has ended: this browser must not reconnect.
    source.addEventListener(endedEvent, () => source?.close());
    source.addEventListener(closedTopicEvent, ({ data }: MessageEvent<string>) => wanted.delete(data));
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('message' in data) return receive(data.message);
    const isNew = data.wants.some((topic) => !wanted.has(topic));
    for (const topic of data.wants) wanted.add(topic);
    // Reopens the stream at an earlier position for the other tab. Events that were already handled are skipped because of `readTo`.
    if (source && (isNew || data.after < readTo)) open(Math.min(data.after, readTo));
  });

  /** Waits for the lock and holds the connection until another tab takes it over or this tab is closed. */
  function lead(isTaking: boolean): void {
    navigator.locks
      .request(lockName, { steal: isTaking }, () => {
        open(readTo);
        return new Promise<never>(() => {});
      })
      .catch(() => {
        // Another tab, the visible one, took the connection over; this tab waits for its next turn.
        source?.close();
        source = undefined;
        lead(false);
      });
  }

  tabs.postMessage({ wants: topics, after } satisfies TabMessage);
  lead(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !source) lead(true);
  });
}
