import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { UnusableEnvironment, type Environment } from '../settings/environment.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { WatchedClient } from './watched-client.ts';

export type Database = {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  /** A description of the server for logs and screens; never contains the password. */
  readonly describe: string;
  close(): Promise<void>;
};

const limitsOfAConnection = {
  max: 20,
  statement_timeout: 10_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5_000,
} satisfies pg.PoolConfig;

/** Opens the PostgreSQL of `DATABASE_URL`, or starts the embedded one in `DATA_DIR/postgres`. */
export async function openDatabase(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  progress?: (line: string) => void,
): Promise<Database> {
  if (environment.DATABASE_URL) {
    const { host, pathname } = new URL(environment.DATABASE_URL);
    const database = poolOf({ connectionString: environment.DATABASE_URL }, `PostgreSQL at ${host}${pathname}`);
    await database.pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
      // If a host name has several addresses, the failure is one error per address and has no message of its own.
      throw new UnusableEnvironment(`DATABASE_URL names a database that cannot be reached: ${error.message || error.code}`);
    });
    return database;
  }
  const server = await startEmbeddedPostgres({ folder: join(environment.DATA_DIR, 'postgres'), ...(progress && { progress }) });
  await createDatabaseOnce(server.connection('postgres'), 'elevate');
  const database = poolOf(server.connection('elevate'), `embedded PostgreSQL in ${environment.DATA_DIR}/postgres`);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** A pool for one database, with the time limits that all our connections have. */
export function poolOf(connection: pg.PoolConfig, describe: string): Database {
  const pool = new pg.Pool({ Client: WatchedClient, ...connection, ...limitsOfAConnection });
  // A connection that breaks (the server restarts) must not end the process, whether it is idle or in a transaction. Its queries fail, and
  // the next one opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), describe, close: () => pool.end() };
}

async function createDatabaseOnce(connection: pg.PoolConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process created it at the same time.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
