import { join } from 'node:path';
import pg from 'pg';
import { poolOf } from '../../src/server/database/connect.ts';
import { loadDemo } from '../../src/server/database/demo/index.ts';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { copyFolder, madeOnce } from '../builders/made-once.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

/**
 * A data folder as the first start of the site leaves it, with the database of the API tests: copying that is several times faster than
 * creating one and loading the demo. Deleted with this process.
 */
export async function siteData(name: string): Promise<string> {
  const folder = temporaryFolder(name);
  const data = join(folder, 'postgres');
  await copyFolder(await madeOnce('test-cluster', 'tests/api/make-cluster.ts'), data);
  const server = await startEmbeddedPostgres({ folder: data, isDurable: false });
  await renameDatabase(server.connection('postgres'));
  const { pool, close } = poolOf(server.connection('elevate'), 'demo');
  // The rows are there; this draws their pictures.
  await loadDemo(pool, { players: 5_000, filesDir: join(folder, 'files'), progress: () => {} });
  await close();
  await server.stop();
  return folder;
}

async function renameDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('alter database template_elevate rename to elevate');
  await client.end();
}
