import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` one at a time. A call of `soon` during a run starts another run afterwards, so the caller's data is always seen by a run that
 * began after the call; it starts `pauseMs` later, and so serves all who call in that time. Errors go to `failed`; the next call tries again.
 */
export function keepRunning(work: () => Promise<void>, failed: (error: unknown) => void, pauseMs = 0) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work().catch(failed);
      // Set during the run.
      if (isAskedAgain && pauseMs > 0) await delay(pauseMs);
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
