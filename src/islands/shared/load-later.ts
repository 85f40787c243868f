import { useEffect, useSyncExternalStore } from 'react';
import { untilDone } from '../../stores/until-done.ts';
import { hideNotLoaded, showNotLoaded } from './not-loaded.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Code that is not part of the page's first download, for what opens on a press. Returns a hook that gives the loaded value, or undefined
 * until then. It is fetched when the page is idle, so that the press finds it; at the latest when a component wants it. If that fails, the
 * page says so, and it is fetched again until it is here.
 */
export function loadLater<Loaded>(load: () => Promise<Loaded>): (isWanted: boolean) => Loaded | undefined {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const users = new Set<() => void>();

  const fetchOnce = () =>
    (loading ??= load().then(
      (value) => {
        loaded = value;
        for (const use of users) use();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const subscribe = (use: () => void) => {
    users.add(use);
    return () => users.delete(use);
  };
  if (!import.meta.env.SSR) whenIdle(() => fetchOnce().catch(() => undefined));

  return function useLoaded(isWanted) {
    useEffect(() => {
      if (!isWanted || loaded) return;
      const unwanted = new AbortController();
      void untilDone(fetchOnce, { onFailure: showNotLoaded, signal: unwanted.signal }).then(hideNotLoaded);
      return () => unwanted.abort();
    }, [isWanted]);
    // The server renders without it, and so does the hydration.
    return useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
  };
}
