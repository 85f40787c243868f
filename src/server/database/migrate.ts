import { fileURLToPath } from 'node:url';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { readMigrations } from './read-migrations.ts';
import { withoutTimeLimits } from './watched-client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** An advisory lock key that nothing else in this database uses. */
const lockKey = 72_041;

const missingTable = '42P01';

let migrations: MigrationMeta[] | undefined;

/** Runs the missing migrations. Two processes that start at once take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const all = (migrations ??= readMigrations(migrationsFolder));
  // Most starts find nothing to do, and then need neither the lock nor a connection of their own.
  if ((await timeOfLastMigration(pool)) >= (all.at(-1)?.folderMillis ?? 0)) return;
  await withoutTimeLimits(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const dialect = new PgDialect();
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    // The lock ends with the connection.
    await dialect.migrate(all, session, { migrationsFolder });
  });
}

/** The time of the last migration that ran on this database; 0 before the first one. */
async function timeOfLastMigration(pool: pg.Pool): Promise<number> {
  try {
    // Written plainly, because the check of statements migrates its database with this file before it collects any.
    const { rows } = await pool.query<{ last: string | null }>('select max(created_at) as last from drizzle.__drizzle_migrations');
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === missingTable) return 0;
    throw error;
  }
}
