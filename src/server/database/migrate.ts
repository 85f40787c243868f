import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { readMigrations } from './read-migrations.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
/** An advisory lock key that nothing else in this database uses. */
const lockKey = 72_041;

/** Runs the missing migrations. Two processes that start at once take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const migrations = readMigrations(migrationsFolder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const dialect = new PgDialect();
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    await dialect.migrate(migrations, session, { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  } finally {
    // The connection has a changed timeout, so it is closed instead of returned to the pool.
    client.release(true);
  }
}
