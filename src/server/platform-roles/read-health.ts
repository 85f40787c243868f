import type { Answer } from '../../contract/call.ts';
import type { getHealthDetails } from '../../contract/platform-roles.ts';
import { query, sql, type NeverNull } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { countQueuedJobs } from '../jobs/job-counts.ts';

const bytesAMegabyte = 1024 * 1024;
const startedAt = new Date(Date.now() - process.uptime() * 1_000);

/** PostgreSQL always has a `server_version`. */
type Server = { version: NeverNull<string>; bytes: string };

const readServer = sql<Server>`
  select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`;

/** The state of this process and its database. */
export async function readHealth({ database: { pool } }: AppContext): Promise<Answer<typeof getHealthDetails>> {
  const [{ rows }, queuedJobs] = await Promise.all([query(pool, readServer), countQueuedJobs(pool)]);
  const megabytes = Math.round(Number(rows[0]?.bytes) / bytesAMegabyte);
  return {
    startedAt: startedAt.toISOString(),
    memoryMegabytes: Math.round(process.memoryUsage().rss / bytesAMegabyte),
    database: { version: rows[0]?.version ?? '', megabytes, connections: pool.totalCount, waiting: pool.waitingCount },
    queuedJobs,
  };
}
