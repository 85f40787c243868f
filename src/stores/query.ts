import { nanoquery } from '@nanostores/query';

type Cached = { data?: unknown; created?: number; expires?: number };
const cache = new Map<string, Cached>();

/** Data that is newer than this is not reloaded when the reader comes back to the tab. */
const freshMs = 10_000;

/**
 * Loads entities: islands that want the same entity share one request, and it is reloaded when the reader comes back to the tab or gets
 * online. What failed is requested again by the entity's store.
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

/** The cached value of a key; undefined where there is none. */
export const cachedAt = (key: string): unknown => cache.get(key)?.data;

let mayRenderedBeOld = false;

/** Something has changed since the page was rendered: islands that are loaded from now on reload what they were rendered with. */
export const distrustRendered = (): void => void (mayRenderedBeOld = true);

/** Puts data that the server rendered into the page into the cache, unless the cache has newer data. */
export function seedCache(key: string, data: unknown): void {
  if (cachedAt(key) !== undefined) return;
  // An island may be loaded long after its page was rendered, or after a live event: its initial data is then shown, but reloaded at once.
  const isOld = mayRenderedBeOld || performance.now() >= freshMs;
  const created = isOld ? -Infinity : Date.now();
  cache.set(key, { data, created, expires: Infinity });
}

/** Replaces the cached value of a key, everywhere it is shown. */
export const replaceCached = (key: string, data: unknown): void => mutateCache(key, data);

/** Reloads a key: at once where it is shown, otherwise before it is shown next. */
export const readAgain = (key: string): void => revalidateKeys(key);
