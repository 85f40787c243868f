import pg from 'pg';

/** No connection to the database could be opened, or it broke before the answer came. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

/** Failures that are no bug of ours and pass: the database is away or starting, or there is no room on a disk. */
export type Fault = 'databaseUnavailable' | 'diskFull';

/**
 * The server shuts down, has crashed or is starting; it is out of memory, connections or another resource; the connection broke (class 08);
 * it only reads, as a standby does, and as hosts make a database that has filled its disk (25006); or transactions stood in one another's way
 * (40001, 40P01) more often than they are repeated.
 */
const unavailableCodes = new Set([
  ...['57P01', '57P02', '57P03'],
  ...['53000', '53200', '53300'],
  ...['08000', '08001', '08003', '08004', '08006'],
  '25006',
  ...['40001', '40P01'],
]);
/** PostgreSQL's disk_full, and the errors of the file system for a full disk and for a used-up quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

function faultOfOne(error: Error): Fault | undefined {
  if (error instanceof DatabaseUnavailable) return 'databaseUnavailable';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.has(code)) return 'diskFull';
  return error instanceof pg.DatabaseError && unavailableCodes.has(code) ? 'databaseUnavailable' : undefined;
}

/** The fault behind an error, also where a library wrapped it as its cause; undefined for other errors. */
export function faultOf(error: unknown): Fault | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const fault = faultOfOne(one);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * An error of a connection as `DatabaseUnavailable`; an error that the database answered with, and one of values that cannot be sent, stay as
 * they are.
 */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(error);
