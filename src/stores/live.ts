import { serviceAddress } from '../api-client/hosts.ts';
import { closedTopicEvent, endedEvent, livePath, resyncEvent, type LiveEvent } from '../contract/live.ts';

/** What arrived: an event, or that everything shown is to be read again because something was missed. */
export type LiveMessage =
  { readonly position: number; readonly event: LiveEvent } | { readonly position: number; readonly event: 'resync' };
type Handler = (message: LiveMessage) => void;

/** What the tabs of a browser tell each other: what arrived, and which topics a tab wants from where on. */
type TabMessage = { readonly message: LiveMessage } | { readonly wants: readonly string[]; readonly after: number };

const lockName = 'live-stream';

/**
 * Follows topics for this page until it is left. One tab of the browser holds the connection and hands what arrives to the others; the tab that
 * was shown last takes it over, as a browser may put a hidden one to sleep. Begins behind `after`, the position that the page was read at.
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
    // Nobody is signed in any more: this browser asks no further.
    source.addEventListener(endedEvent, () => source?.close());
    source.addEventListener(closedTopicEvent, ({ data }: MessageEvent<string>) => wanted.delete(data));
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('message' in data) return receive(data.message);
    const isNew = data.wants.some((topic) => !wanted.has(topic));
    for (const topic of data.wants) wanted.add(topic);
    // What the other tab missed arrives here once more, and is passed over by what was read already.
    if (source && (isNew || data.after < readTo)) open(Math.min(data.after, readTo));
  });

  /** Holds the connection until another tab takes it over or this one goes. */
  function lead(isTaking: boolean): void {
    navigator.locks
      .request(lockName, { steal: isTaking }, () => {
        open(readTo);
        return new Promise<never>(() => {});
      })
      .catch(() => {
        // Taken over by the tab that is looked at now; this one waits for its turn again.
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
