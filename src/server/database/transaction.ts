import type pg from 'pg';
import { DatabaseUnavailable } from './database-fault.ts';

/** Serialization failure, deadlock and server shutdown: a retry may succeed. */
const worthAnotherTry = new Set(['40001', '40P01', '57P01']);

/** How far an attempt came. A connection that is lost during the commit leaves open whether it took place. */
type Attempt = { isCommitting: boolean };

const mayTryAgain = (error: unknown, { isCommitting }: Attempt): boolean =>
  error instanceof DatabaseUnavailable ? !isCommitting : worthAnotherTry.has((error as { code?: string }).code ?? '');

/**
 * Runs `work` in one transaction. Tries up to three times after errors that a retry may solve and after a lost connection, so `work` must be
 * repeatable. Rejects with `DatabaseUnavailable` at once where no connection can be opened.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    const client = await pool.connect();
    const attempt: Attempt = { isCommitting: false };
    try {
      return await once(client, work, attempt);
    } catch (error) {
      if (count === 3 || !mayTryAgain(error, attempt)) throw error;
    }
  }
}

async function once<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>, attempt: Attempt): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(client);
    attempt.isCommitting = true;
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
    client.release(broken);
    throw error;
  }
}
