import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
/** Any number that nothing else in this database locks on. */
const lockKey = 72_041;

/** Brings the tables up to date. Two processes that start at once take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  } finally {
    // The connection carries a changed timeout, so it is not given back.
    client.release(true);
  }
}
