const firstMs = 3_000;
const longestMs = 60_000;

/**
 * The delays before a stream that failed is opened again. The first attempt after a lost connection is left to the browser, which waits as long
 * as the server asked for: the more pages are open, the longer. It would go on at this interval and fill the console while a server is away, so
 * from the second failure on the delay is ours. It doubles each time, and up to half of it is added at random.
 */
export function createReconnect(random: () => number = Math.random) {
  let hasFailed = false;
  let nextMs = firstMs;
  return {
    /** The delay in milliseconds after a failure; undefined where it is left to the browser. */
    failed(isBrowserTrying: boolean): number | undefined {
      const isLeft = isBrowserTrying && !hasFailed;
      hasFailed = true;
      if (isLeft) return undefined;
      const delayMs = nextMs * (1 + random() / 2);
      nextMs = Math.min(longestMs, 2 * nextMs);
      return delayMs;
    },
    opened(): void {
      hasFailed = false;
      nextMs = firstMs;
    },
  };
}
