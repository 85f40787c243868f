import type { Logger } from 'pino';
import { faultOf } from '../database/database-fault.ts';
import type { FreeSpace } from '../database/free-space.ts';
import { Refusal } from './refusal.ts';

/** Shorter than a restart of the embedded database usually takes. */
const retryAfterSeconds = 3;
/** An operator has to free some space. */
const retryFullSeconds = 60;

/** The refusal for an error that is no bug and passes: a database that is away, or a full disk. Undefined for other errors. */
export function refusalOfFault(error: unknown): Refusal | undefined {
  switch (faultOf(error)) {
    case 'databaseUnavailable':
      return new Refusal('databaseUnavailable', { retryAfterSeconds });
    case 'diskFull':
      return diskFull();
    case undefined:
      return undefined;
  }
}

const diskFull = (): Refusal => new Refusal('diskFull', { retryAfterSeconds: retryFullSeconds });

/** Node's error for a body that ended with its connection: nobody reads an answer, and anybody could fill the log of errors with it. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/**
 * The refusal that is answered for an error: what the request was refused for, or else a fault of database or disk or a bug, which is logged.
 * Throws nothing.
 */
export function refusalFor(
  error: unknown,
  { log, space }: { log: Logger; space: FreeSpace },
  { requestId }: { requestId: string },
): Refusal {
  if (error instanceof Refusal) return error;
  if (isBrokenOff(error)) {
    log.info({ requestId }, 'the sender broke off');
    return new Refusal('unexpected');
  }
  const fault = refusalOfFault(error);
  if (fault?.code === 'diskFull') space.noteFull();
  if (fault) log.warn({ err: error, requestId }, fault.code);
  else log.error({ err: error, requestId }, 'unexpected');
  return fault ?? new Refusal('unexpected');
}

/** Refuses `diskFull` where there is too little room, before anything is written, so that reads go on in the room that is left. */
export function requireSpace(space: FreeSpace): void {
  if (space.isShort()) throw diskFull();
}
