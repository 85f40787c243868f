import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../src/server/database/demo/index.ts';
import { poolOf } from '../../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { migrateDatabase } from '../../src/server/database/migrate.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { copyFolder } from '../builders/made-once.ts';
import { memoryFolder, temporaryFolder } from '../builders/temporary-folder.ts';

// Fills the folder of its argument with a PostgreSQL cluster that contains the template database of the API tests: tables, demo data, and
// what the server creates in an empty database.
const name = 'template_elevate';
const working = temporaryFolder('cluster', memoryFolder());
const data = join(working, 'postgres');
const server = await startEmbeddedPostgres({ folder: data, isDurable: false });
const client = new pg.Client(server.connection('postgres'));
await client.connect();
await client.query(`create database ${name}`);
await client.end();
const database = poolOf(server.connection(name), 'template');
await migrateDatabase(database.pool);
await loadDemo(database.pool, { players: 5_000, filesDir: join(working, 'files'), progress: () => {} });
const environment = readEnvironment({ DATA_DIR: temporaryFolder('warm'), LOG_LEVEL: 'silent', MAIL_RETRY_SECONDS: '1' });
// Closes the database, too.
await (await openApp({ environment, log: createLog('silent'), database })).close();
await server.stop();
await copyFolder(data, process.argv[2] ?? '');
