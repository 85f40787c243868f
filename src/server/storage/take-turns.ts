import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';

type Turns = { atOnce: number; waiting: number };

/** Runs at most `atOnce` tasks at a time and lets at most `waiting` more wait. Refuses `tooManyRequests` beyond that. */
export function takeTurns({ atOnce, waiting }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return async (work) => {
    const isFull = limit.activeCount >= atOnce && limit.pendingCount >= waiting;
    if (isFull) throw new Refusal('tooManyRequests', { retryAfterSeconds: 5 });
    return limit(work);
  };
}
