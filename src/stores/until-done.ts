const firstMs = 2_000;
const longestMs = 60_000;

/** Resolves after `ms`, or earlier: when the browser is online again, or when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
    signal?.addEventListener('abort', done);
  });
}

type Options = {
  /** Called after each failure. */
  onFailure?: (error: unknown) => void;
  /** Ends the attempts. The promise then never settles. */
  signal?: AbortSignal;
};

/**
 * Runs `work` until it succeeds, and resolves to its result. After a failure it waits two seconds, then twice as long each time up to a
 * minute, and up to half of that longer at random, so that not all open pages ask a server at once that has just come back. When the browser
 * is online again it tries at once.
 */
export async function untilDone<T>(work: () => Promise<T>, { onFailure, signal }: Options = {}): Promise<T> {
  for (let nextMs = firstMs; !signal?.aborted; nextMs = Math.min(longestMs, 2 * nextMs)) {
    try {
      return await work();
    } catch (error) {
      if (!signal?.aborted) onFailure?.(error);
    }
    if (!signal?.aborted) await pause(nextMs * (1 + Math.random() / 2), signal);
  }
  return new Promise<never>(() => {});
}
