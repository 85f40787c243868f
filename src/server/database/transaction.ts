import type pg from 'pg';

/** Serialization failure, deadlock and server shutdown: a retry may succeed. */
const worthAnotherTry = new Set(['40001', '40P01', '57P01']);

/** Runs `work` in one transaction. Tries up to three times after errors that a retry may solve, so `work` must be repeatable. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (attempt === 3 || !worthAnotherTry.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
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
