const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/**
 * Loads code and passes it to `run`. What cannot be loaded, as while the server restarts, is tried again. It imports nothing, so that the
 * small script of every signed-in page stays one file.
 */
export async function loadAndRun<T>(load: () => Promise<T>, run: (loaded: T) => unknown): Promise<void> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(longestRetryMs, 2 * retryMs)) {
    const loaded = await load().catch(() => undefined);
    if (loaded !== undefined) return void (await run(loaded));
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** As `loadAndRun`, when the page is drawn and idle. */
export function loadAndRunLater<T>(load: () => Promise<T>, run: (loaded: T) => unknown): void {
  const start = () => void loadAndRun(load, run);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}
