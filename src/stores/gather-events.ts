import type { LiveData, LiveEvent } from '../contract/live.ts';

/** Events that arrive within this time, as when a whole squad answers, are handled by one reload. */
const gatherMs = 120;
/** If more events are waiting, as on a page that was hidden for a day, everything that the page shows is reloaded instead. */
const mostWaiting = 200;

type Gathered = {
  add(data: LiveData): void;
  /** Reloads everything, because events were missed. */
  addAll(spreadMs: number): void;
};

type Reading = {
  /** Reloads what these events are about, each once. `fromOthers` are the ones that another person caused, as often as they happened. */
  readonly some: (events: readonly LiveEvent[], fromOthers: readonly LiveEvent[]) => void;
  /** Reloads everything that the page shows. */
  readonly all: () => void;
};

/**
 * Collects live events and reloads what they are about a little later. The open pages of a team spread their reloads at random over the time
 * that the server names, and each reloads at most once in that time. A hidden page reloads when it is shown again.
 */
export function gatherEvents({ some, all }: Reading): Gathered {
  const waiting = new Map<string, LiveEvent>();
  let isAllWaiting = false;
  let fromOthers: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let readAt = -Infinity;

  function readWaiting(): void {
    dueAt = Infinity;
    if (document.visibilityState === 'hidden' || (waiting.size === 0 && !isAllWaiting)) return;
    readAt = Date.now();
    const events = [...waiting.values()];
    const others = fromOthers;
    waiting.clear();
    fromOthers = [];
    if (isAllWaiting || events.length > mostWaiting) all();
    else some(events, others);
    isAllWaiting = false;
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    readWaiting();
  });

  function readWithin(spreadMs: number): void {
    const now = Date.now();
    const at = Math.max(now + gatherMs + Math.random() * spreadMs, readAt + spreadMs);
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(readWaiting, at - now);
  }

  return {
    add({ spreadMs, by, ...event }) {
      if (waiting.size <= mostWaiting) {
        waiting.set(JSON.stringify(event), event);
        if (by === 'another') fromOthers.push(event);
      }
      readWithin(spreadMs);
    },
    addAll(spreadMs) {
      isAllWaiting = true;
      readWithin(spreadMs);
    },
  };
}
