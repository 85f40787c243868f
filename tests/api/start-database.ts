import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadDemo } from '../../src/server/database/demo/index.ts';
import { poolOf, type Database } from '../../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { migrateDatabase } from '../../src/server/database/migrate.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { memoryFolder, temporaryFolder } from '../builders/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: { host: string; user: string };
    copying: 'file_copy' | 'wal_log';
  }
}

/** One PostgreSQL per run, with template databases that contain tables and demo data; each test file gets its own copy. */
export default async function startDatabase(project: TestProject) {
  const memory = memoryFolder();
  const folder = temporaryFolder('test', memory);
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), isDurable: false });
  // Vitest exits at once when interrupted, so the server is stopped on exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  await makeTemplate(server.connection, join(folder, 'files'));
  const { host, user } = server.connection('postgres') as { host: string; user: string };
  project.provide('connection', { host, user });
  // The faster way to copy: in memory a tenth of a second less per copy, and there are about a thousand.
  project.provide('copying', memory ? 'file_copy' : 'wal_log');
  return async () => {
    await server.stop();
  };
}

/** Puts the database into the state after a first start, including what the server creates in an empty database. Closes the database. */
async function warm(database: Database): Promise<void> {
  const environment = readEnvironment({ DATA_DIR: temporaryFolder('warm'), LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent'), database });
  await app.close();
}

async function makeTemplate(connection: (database: string) => pg.PoolConfig, filesDir: string): Promise<void> {
  const client = new pg.Client(connection('postgres'));
  await client.connect();
  await client.query('create database template_elevate');
  const database = poolOf(connection('template_elevate'), 'template');
  await migrateDatabase(database.pool);
  await loadDemo(database.pool, { players: 5_000, filesDir, progress: () => {} });
  await warm(database);
  await client.end();
}
