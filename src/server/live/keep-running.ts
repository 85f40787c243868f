import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` one at a time. A call of `soon` during a run starts another run afterwards, so the caller's data is always seen by a run that
 * began after the call. A run starts at the earliest `pauseMs` after the one before it ended, and so serves all who call in that time; after a
 * longer rest it starts at once. Errors go to `failed`; the next call tries again.
 */
export function keepRunning(work: () => Promise<void>, failed: (error: unknown) => void, pauseMs = 0) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let endedAt = -Infinity;

  async function run(): Promise<void> {
    do {
      const restMs = endedAt + pauseMs - performance.now();
      if (restMs > 0) await delay(restMs);
      isAskedAgain = false;
      await work().catch(failed);
      endedAt = performance.now();
      // Set during the run.
    } while (isAskedAgain);
    running = undefined;
  }

  return {
    soon(): void {
      if (running) isAskedAgain = true;
      else running = run();
    },
    /** Resolves once nothing is running. */
    idle: async (): Promise<void> => running,
  };
}
