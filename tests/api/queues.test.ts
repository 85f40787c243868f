import { expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';

/** Unlimited in practice: a job that gives up would block all later ones of its key. */
const orderedTries = 1_000_000;

// Queue, order, tries, first and longest pause between tries, seconds until a job counts as lost, seconds until its worker does.
const expected = [
  ['event-purge', 'standard', 20, 2, 600, 120, null],
  ['event.events.guardians', 'key_strict_fifo', orderedTries, 2, 600, 120, 15],
  ['events', 'standard', 20, 2, 600, 120, null],
  ['forget-ended', 'standard', 20, 2, 600, 120, null],
  ['mail', 'standard', 40, 1, 3_600, 120, null],
  ['member-left', 'standard', 20, 2, 600, 120, null],
  ['password-reset', 'standard', 20, 2, 600, 120, null],
  ['share-end', 'standard', 20, 2, 600, 120, null],
  ['task-purge', 'standard', 20, 2, 600, 120, null],
  ['team-purge', 'standard', 20, 2, 600, 120, null],
  ['unused-picture', 'standard', 20, 2, 600, 120, null],
];

test('each queue retries as the table says, and one job is scheduled: every hour', async () => {
  const { context } = await testApp();
  const { rows } = await context.database.pool.query<{ row: unknown[] }>(
    `select json_build_array(name, policy, retry_limit, retry_delay, retry_delay_max, expire_seconds, heartbeat_seconds) as row
     from jobs.queue where retry_backoff and name not like '\\_\\_%' order by name collate "C"`,
  );
  const schedules = await context.database.pool.query('select name, cron, timezone from jobs.schedule');
  expect([rows.map(({ row }) => row), schedules.rows]).toEqual([expected, [{ name: 'forget-ended', cron: '23 * * * *', timezone: 'UTC' }]]);
});

test.each([
  ['in years', new Date('2040-01-01T00:00Z')],
  ['at once', new Date()],
  ['in the past', new Date('2020-01-01T00:00Z')],
])('a job that is due %s is kept for two weeks after that, or from now', async (_when, at) => {
  const { context } = await testApp();
  const { pool } = context.database;
  const before = Date.now();
  await context.jobs.queueWork(pool, 'team-purge', [{ ids: { teamId: crypto.randomUUID() }, at }]);
  const { rows } = await pool.query<{ start_after: Date; keep_until: Date }>(
    `select start_after, keep_until from jobs.job where name = 'team-purge'`,
  );
  expect(rows[0]?.start_after).toEqual(at);
  expect(Math.round(((rows[0]?.keep_until.getTime() ?? 0) - Math.max(at.getTime(), before)) / 60_000)).toBe(14 * 24 * 60);
});
