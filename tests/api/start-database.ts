import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { copyFolder, madeOnce } from '../builders/made-once.ts';
import { memoryFolder, temporaryFolder } from '../builders/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: { host: string; user: string };
    copying: 'file_copy' | 'wal_log';
  }
}

/** One PostgreSQL per run, with a template database that contains tables and demo data; each test gets its own copy. */
export default async function startDatabase(project: TestProject) {
  const memory = memoryFolder();
  const folder = join(temporaryFolder('test', memory), 'postgres');
  // Set by `npm run mutate`, so that no cluster is made with mutated code.
  await copyFolder(process.env['TEST_CLUSTER'] ?? (await madeOnce('test-cluster', 'tests/api/make-cluster.ts')), folder);
  const server = await startEmbeddedPostgres({ folder, isDurable: false });
  // Vitest exits at once when interrupted, so the server is stopped on exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  const { host, user } = server.connection('postgres') as { host: string; user: string };
  project.provide('connection', { host, user });
  // The faster way to copy: in memory a tenth of a second less per copy, and there are about a thousand.
  project.provide('copying', memory ? 'file_copy' : 'wal_log');
  return async () => {
    await server.stop();
  };
}
