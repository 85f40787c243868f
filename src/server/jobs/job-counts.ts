import type { Queryable } from '../database/queryable.ts';

export type FailedJob = { id: string; kind: string; failedAt: string; tries: number };

/** A job that failed this often will hardly succeed by itself. */
const manyTries = 5;

/**
 * Jobs that failed after all retries, or that fail again and again while others of their team wait for them, newest first. Without their content, because mails contain names
 * and codes.
 */
export async function listFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.query<Omit<FailedJob, 'failedAt'> & { failedAt: Date }>(
    `select id::text, name as kind, coalesce(completed_on, started_on) as "failedAt", retry_count + (state = 'failed')::int as tries
     from jobs.job where state = 'failed' or (state = 'retry' and retry_count >= $1) order by 3 desc limit 50`,
    [manyTries],
  );
  return rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() }));
}

/** The number of queued and running jobs. */
export async function countQueuedJobs(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int from jobs.job where state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? 0;
}
