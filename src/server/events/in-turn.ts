import { Mutex, withTimeout } from 'async-mutex';
import { Refusal } from '../http/refusal.ts';

const longestWaitMs = 30_000;
const retryAfterSeconds = 10;

/** The lock of an event, and the number of answers that hold it or wait for it; the last one deletes the entry. */
type Line = { readonly lock: Pick<Mutex, 'runExclusive'>; answers: number };
const lines = new Map<string, Line>();

function lineFor(eventId: string): Line {
  const known = lines.get(eventId);
  if (known) return known;
  const line = { lock: withTimeout(new Mutex(), longestWaitMs, new Refusal('tooManyAnswers', { retryAfterSeconds })), answers: 0 };
  lines.set(eventId, line);
  return line;
}

/**
 * Runs work on the same event one after the other within this process. The row lock in the database stays the final arbiter; this lock only
 * keeps many answers to one event from each holding a connection while they wait for that row. Refuses `tooManyAnswers` after 30 seconds.
 */
export async function inTurn<T>(eventId: string, work: () => Promise<T>): Promise<T> {
  const line = lineFor(eventId);
  line.answers++;
  try {
    return await line.lock.runExclusive(work);
  } finally {
    line.answers--;
    if (line.answers === 0) lines.delete(eventId);
  }
}
