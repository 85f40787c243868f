const firstMs = 2_000;
const longestMs = 60_000;

/**
 * When to try again what failed: after two seconds, then after twice as long each time up to a minute, and up to half of that longer at
 * random, so that not all open pages ask a server at once that has just come back. When the browser is online again it is tried at once.
 */
export class Backoff {
  #nextMs = firstMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait: AbortController | undefined;

  /** Calls `again` once the time has come. Only one attempt waits at a time. */
  next(again: () => void): void {
    this.#stopWaiting();
    const wait = new AbortController();
    const now = () => {
      this.#stopWaiting();
      again();
    };
    this.#wait = wait;
    this.#timer = setTimeout(now, this.#nextMs * (1 + Math.random() / 2));
    this.#nextMs = Math.min(longestMs, 2 * this.#nextMs);
    globalThis.addEventListener?.('online', now, { signal: wait.signal });
  }

  /** Ends the waiting; the next failure begins with the shortest delay. */
  end(): void {
    this.#stopWaiting();
    this.#nextMs = firstMs;
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#wait?.abort();
  }
}

type Options = {
  /** Called after each failure. */
  onFailure?: (error: unknown) => void;
  /** Ends the attempts. The promise then never settles. */
  signal?: AbortSignal;
};

/** Runs `work` until it succeeds, as often as a `Backoff` says, and resolves to its result. */
export function untilDone<T>(work: () => Promise<T>, { onFailure, signal }: Options = {}): Promise<T> {
  const retries = new Backoff();
  signal?.addEventListener('abort', () => retries.end());
  return new Promise((resolve) => {
    const attempt = () =>
      void work().then(resolve, (error: unknown) => {
        if (signal?.aborted) return;
        onFailure?.(error);
        retries.next(attempt);
      });
    attempt();
  });
}
