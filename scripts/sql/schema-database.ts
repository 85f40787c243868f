import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { poolOf } from '../../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { migrateDatabase } from '../../src/server/database/migrate.ts';

export type SchemaDatabase = { readonly connection: pg.PoolConfig; stop(): Promise<void> };

/** A hash of the contents of these files. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync([...patterns]).sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const migrationFiles = 'src/server/database/migrations/*.sql';

/**
 * An embedded PostgreSQL with our schema and no rows. It is kept in `folder`, so that migrations run again only after one of them changed.
 */
export async function openSchemaDatabase(folder: string): Promise<SchemaDatabase> {
  const server = await startEmbeddedPostgres({ folder, isDurable: false });
  const name = `schema_${hashOf([migrationFiles])}`;
  const client = new pg.Client(server.connection('postgres'));
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeSchema(client, server.connection, name);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await client.end();
  }
  return { connection: server.connection(name), stop: () => server.stop() };
}

/** Creates the schema under a temporary name and renames it at the end, so that an interrupted run starts again. */
async function makeSchema(client: pg.Client, connection: (database: string) => pg.PoolConfig, name: string): Promise<void> {
  await client.query('drop database if exists unfinished');
  await client.query('create database unfinished');
  const database = poolOf(connection('unfinished'), 'schema');
  try {
    await migrateDatabase(database.pool);
  } finally {
    await database.close();
  }
  await client.query(`alter database unfinished rename to ${client.escapeIdentifier(name)}`);
}
