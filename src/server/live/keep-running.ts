/**
 * Runs work one at a time, and once more where it was asked for while it ran: whatever was there when `soon` was called is seen by a run that
 * began after it. Failures go to `failed`; the next call tries again.
 */
export function keepRunning(work: () => Promise<void>, failed: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work().catch(failed);
    } while (isAskedAgain);
    running = undefined;
  }

  return {
    soon(): void {
      if (running) isAskedAgain = true;
      else running = run();
    },
    /** Resolves once nothing runs. */
    idle: async (): Promise<void> => running,
  };
}
