import { nanoquery } from '@nanostores/query';

type Cached = { data?: unknown; created?: number; expires?: number };
const cache = new Map<string, Cached>();

/** What was read this long ago is not read again when the reader comes back to the tab. */
const freshMs = 10_000;

/**
 * Reads entities over the network: two islands that want the same one share a request, and it is read again when the reader comes back to
 * the tab or to a connection. A failed reading waits for one of these instead of trying by itself.
 */
const [createFetcher, , { revalidateKeys, mutateCache }] = nanoquery({
  cache,
  dedupeTime: freshMs,
  cacheLifetime: Infinity,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  onErrorRetry: null,
});
export { createFetcher };

/** What is known under a key; undefined where nothing is. */
export const cachedAt = (key: string): unknown => cache.get(key)?.data;

/** Takes what the server wrote into the page for what is known, where nothing newer is. */
export function seedCache(key: string, data: unknown): void {
  if (cachedAt(key) !== undefined) return;
  // An island may load long after its page was written: what it was given then is shown, and read again.
  const created = performance.now() < freshMs ? Date.now() : performance.timeOrigin;
  cache.set(key, { data, created, expires: Infinity });
}

/** Replaces what is known under a key, and everywhere it is shown. */
export const replaceCached = (key: string, data: unknown): void => mutateCache(key, data);

/** Reads it again: at once where it is shown, and before it is shown next where it is not. */
export const readAgain = (key: string): void => revalidateKeys(key);
