import { Refusal } from '../http/refusal.ts';

type Turns = { atOnce: number; waiting: number };

/** Lets only so many run at once and so many wait for their turn; whoever comes then is refused with `tooManyRequests`. */
export function takeTurns({ atOnce, waiting }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw new Refusal('tooManyRequests', { retryAfterSeconds: 5 });
    // Who leaves hands the turn on, so the number that run stays as it is.
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
