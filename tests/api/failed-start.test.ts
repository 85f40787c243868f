import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { copyTemplate, openTestApp } from '../builders/open-test-app.ts';

async function connectionsTo(database: string): Promise<string[]> {
  const client = new pg.Client({ ...inject('connection'), database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select application_name as name from pg_stat_activity where datname = $1', [
    database,
  ]);
  await client.end();
  return rows.map(({ name }) => name);
}

test('a start that fails closes everything that it opened', async () => {
  const database = await copyTemplate();
  const client = new pg.Client({ ...inject('connection'), database });
  await client.connect();
  // The last step of the start reads it: the job queue and the listening connection are open by then.
  await client.query('drop table domain_event_position');
  await client.end();
  await expect(openTestApp({ database })).rejects.toThrow('domain_event_position');
  await vi.waitFor(async () => expect(await connectionsTo(database)).toEqual([]), { timeout: 10_000, interval: 50 });
});
