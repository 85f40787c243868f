import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';

/**
 * Changes rows of the site under test, for states that no call can make any more. The data folder is in the temporary folder of this test
 * run, made by `serve.ts`.
 */
export async function changeRows(statement: string, values: readonly unknown[]): Promise<void> {
  const [folder] = globSync(join(tmpdir(), 'elevate-e2e-??????'));
  if (!folder) throw new Error(`There is no data folder in ${tmpdir()}`);
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  const client = new pg.Client(server.connection('elevate'));
  try {
    await client.connect();
    const { rowCount } = await client.query(statement, [...values]);
    if (rowCount === 0) throw new Error('The statement changed no row');
  } finally {
    await client.end();
    // The site under test still uses the server, so this only leaves it.
    await server.stop();
  }
}
