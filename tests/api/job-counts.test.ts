import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countQueuedJobs, listFailedJobs } from '../../src/server/jobs/job-counts.ts';
import { inMinutes, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

const { database, rows } = await bareApp();
const { pool } = database;

beforeEach(() => pool.query('delete from jobs.job'));
async function addJob(state: string, more: Row = {}): Promise<string> {
  const id = randomUUID();
  await rows.insert('jobs.job', { id, name: 'mail', state, data: { sealed: 'secret' }, ...more });
  return id;
}

test.each([
  ['created', 1],
  ['retry', 1],
  ['active', 1],
  ['completed', 0],
  ['cancelled', 0],
  ['failed', 0],
])('of jobs that are %s, %s counts as queued, also where it is due later', async (state, expected) => {
  await addJob(state, { start_after: inMinutes(60) });
  expect(await countQueuedJobs(pool)).toBe(expected);
});

test('jobs of every kind and state are counted together', async () => {
  expect(await countQueuedJobs(pool)).toBe(0);
  for (const [state, name] of [
    ['created', 'mail'],
    ['retry', 'mail'],
    ['retry', 'events'],
    ['active', 'team-purge'],
    ['failed', 'events'],
  ])
    await addJob(state ?? '', { name });
  expect(await countQueuedJobs(pool)).toBe(4);
});

test('listed as failed are those that gave up and those that failed five times, newest first, without their content', async () => {
  const at = (minutes: number) => ({ started_on: inMinutes(-minutes) });
  const gaveUp = await addJob('failed', { ...at(50), completed_on: inMinutes(-20), retry_count: 40 });
  const again = await addJob('retry', { ...at(10), retry_count: 5 });
  const atOnce = await addJob('failed', { ...at(31), completed_on: inMinutes(-30), retry_count: 0, name: 'events' });
  await addJob('retry', { ...at(5), retry_count: 4 });
  await addJob('active', { ...at(1), retry_count: 9 });
  await addJob('completed', { ...at(2), completed_on: inMinutes(-1), retry_count: 9 });
  const listed = await listFailedJobs(pool);
  expect(listed.map(({ id, kind, tries }) => [id, kind, tries])).toEqual([
    [again, 'mail', 5],
    [gaveUp, 'mail', 41],
    [atOnce, 'events', 1],
  ]);
  expect(JSON.stringify(listed)).not.toContain('secret');
  expect(new Date(listed[1]?.failedAt ?? '').getTime()).toBeGreaterThan(inMinutes(-21).getTime());
});
