import { faultOf } from './database-fault.ts';

/** The part of the log that is used here. */
type Log = { error(fields: object, text: string): void; warn(fields: object, text: string): void };

export type FaultLog = ReturnType<typeof createFaultLog>;

/**
 * Logs the faults of work that is tried again every second or so: one line when the database goes away or a disk becomes full, and one when
 * the work succeeds again. A line for each attempt would fill the log, and a disk.
 */
export function createFaultLog(log: Log, work: string) {
  let interruptedAt: number | undefined;
  return {
    /** Takes an error of the work. Returns false for one that is no fault: the caller logs that itself, each time. */
    failed(error: unknown): boolean {
      if (!faultOf(error)) return false;
      if (interruptedAt === undefined) log.error({ err: error, work }, 'interrupted, will be tried again');
      interruptedAt ??= performance.now();
      return true;
    },
    succeeded(): void {
      if (interruptedAt === undefined) return;
      log.warn({ work, seconds: Math.round((performance.now() - interruptedAt) / 1_000) }, 'works again');
      interruptedAt = undefined;
    },
  };
}
