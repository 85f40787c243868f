import { faultOf } from '../database/database-fault.ts';
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

export const diskFull = (): Refusal => new Refusal('diskFull', { retryAfterSeconds: retryFullSeconds });
