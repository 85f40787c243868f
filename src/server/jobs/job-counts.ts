import type { Queryable } from '../database/queryable.ts';

export type FailedJob = { id: string; kind: string; failedAt: string; tries: number };

/** Jobs that failed after all retries, newest first. Without their content, because mails contain names and codes. */
export async function listFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.query<Omit<FailedJob, 'failedAt'> & { failedAt: Date }>(
    `select id::text, name as kind, completed_on as "failedAt", retry_count + 1 as tries
     from jobs.job where state = 'failed' order by completed_on desc limit 50`,
  );
  return rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() }));
}

/** The number of queued and running jobs. */
export async function countQueuedJobs(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int from jobs.job where state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? 0;
}
