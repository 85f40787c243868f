import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { readMigrations } from './read-migrations.ts';
import { withoutTimeLimits } from './watched-client.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
/** An advisory lock key that nothing else in this database uses. */
const lockKey = 72_041;

/** Runs the missing migrations. Two processes that start at once take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const migrations = readMigrations(migrationsFolder);
  await withoutTimeLimits(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const dialect = new PgDialect();
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    // The lock ends with the connection.
    await dialect.migrate(migrations, session, { migrationsFolder });
  });
}
