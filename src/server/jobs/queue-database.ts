import pLimit from 'p-limit';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createFaultLog } from '../database/fault-log.ts';

/**
 * The number of connections that the queue itself uses. The workers of all kinds look for jobs at the same moments; without a limit they would
 * take most of the pool's connections from the requests.
 */
const mostConnections = 2;
/** The pause after a fault, doubled with each further one. */
const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/** A statement of the queue that failed by a fault that is in the log already. */
class QueueInterrupted extends Error {
  /** An own property, because the queue reports a copy of an error with only those. */
  readonly isLogged = true;
}

/** Whether an error that the queue reports is in the log already. */
export const isLogged = (error: object): boolean => 'isLogged' in error;

/**
 * The pool as the queue uses it. After a fault (the database is away, or its disk is full) statements are refused without being sent, for
 * longer and longer, or until somebody else has opened a connection. Otherwise each worker would try once a second.
 */
export function queueDatabase({ pool, log }: { pool: pg.Pool; log: Logger }) {
  const inTurn = pLimit(mostConnections);
  const faults = createFaultLog(log, 'scheduled jobs');
  let pauseMs = 0;
  let pausedUntil = -Infinity;
  pool.on('connect', () => void (pausedUntil = -Infinity));

  function pause(): void {
    pauseMs = Math.min(longestPauseMs, 2 * pauseMs || shortestPauseMs);
    pausedUntil = performance.now() + pauseMs;
  }

  async function executeSql(text: string, values?: unknown[]) {
    if (performance.now() < pausedUntil) throw new QueueInterrupted('The queue waits until the database answers again.');
    // One statement tries at the end of a pause, while the others wait for its outcome.
    if (pauseMs > 0) pause();
    try {
      const result = await pool.query(text, values);
      pauseMs = 0;
      pausedUntil = -Infinity;
      faults.succeeded();
      return result;
    } catch (error) {
      if (!faults.failed(error)) throw error;
      if (pauseMs === 0) pause();
      throw new QueueInterrupted('A statement of the queue failed.', { cause: error });
    }
  }

  return { executeSql: (text: string, values?: unknown[]) => inTurn(() => executeSql(text, values)) };
}
