import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const ended = new AbortController();
  for (const name of ['online', 'offline']) globalThis.addEventListener(name, onChange, { signal: ended.signal });
  return () => ended.abort();
}

/** Whether the browser says that it has no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
