import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { UnusableEnvironment, type Environment } from '../settings/environment.ts';
import { asUnavailable } from './database-fault.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { WatchedClient } from './watched-client.ts';

export type Database = {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  /** A description of the server for logs and screens; never contains the password. */
  readonly describe: string;
  /** The folder with the data of the embedded PostgreSQL. */
  readonly folder?: string;
  /** False after a connection could not be opened, until one can be. */
  isReachable(): boolean;
  close(): Promise<void>;
};

type Options = {
  /** Called with lines for the operator. */
  progress?: ((line: string) => void) | undefined;
  /** Called with one line when the embedded PostgreSQL has ended and cannot be started again. */
  onLost?: ((line: string) => void) | undefined;
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
  { progress, onLost }: Options = {},
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
  const server = await startEmbeddedPostgres({ folder: join(environment.DATA_DIR, 'postgres'), progress, onLost });
  await createDatabaseOnce(server.connection('postgres'), 'elevate');
  const database = poolOf(server.connection('elevate'), `embedded PostgreSQL in ${environment.DATA_DIR}/postgres`);
  return {
    ...database,
    folder: server.folder,
    isReachable: () => server.isUp() && database.isReachable(),
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
  const isReachable = reportUnavailable(pool);
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), describe, isReachable, close: () => pool.end() };
}

/**
 * Makes the pool reject with `DatabaseUnavailable` where a connection cannot be opened or is lost. Returns whether the last attempt to open one
 * succeeded. The methods are replaced as properties, because libraries look at the pool's class.
 */
function reportUnavailable(pool: pg.Pool): () => boolean {
  let isReachable = true;
  const connect = pool.connect.bind(pool) as (callback: Connected) => void;
  const query = pool.query.bind(pool) as (...values: unknown[]) => unknown;
  const open = (callback: Connected) =>
    connect((error, client, release) => {
      if (!error) isReachable = true;
      // With all connections in use, the database is busy and not away.
      else if (pool.totalCount < limitsOfAConnection.max) isReachable = false;
      callback(error && (asUnavailable(error) as Error), client, release);
    });
  const opened = () =>
    new Promise<pg.PoolClient | undefined>((resolve, reject) => open((error, client) => (error ? reject(error) : resolve(client))));
  pool.connect = ((callback?: Connected) => (callback ? open(callback) : opened())) as typeof pool.connect;
  pool.query = ((...values: unknown[]) => {
    const asked = query(...values);
    return asked instanceof Promise ? asked.catch((error: unknown) => Promise.reject(asUnavailable(error) as Error)) : asked;
  }) as typeof pool.query;
  return () => isReachable;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/**
 * PostgreSQL's codes for a database that another program creates at the same time: the second one finds its name, or meets it in the unique
 * index of the names.
 */
const createdMeanwhile = new Set(['42P04', '23505']);

/** Creates a database that does not exist yet. Programs that do so at once all go on with the same one. */
export async function createDatabaseOnce(connection: pg.PoolConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!createdMeanwhile.has((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
