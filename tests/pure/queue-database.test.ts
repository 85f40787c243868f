import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../src/server/database/database-fault.ts';
import { isLogged, queueDatabase } from '../../src/server/jobs/queue-database.ts';
import { collectLog } from '../builders/collect-log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A pool whose statements fail with `pool.failure`, if there is one. */
function fakePool() {
  const pool = Object.assign(new EventEmitter(), {
    failure: undefined as Error | undefined,
    asked: 0,
    query: async () => {
      pool.asked++;
      if (pool.failure) throw pool.failure;
      return { rows: [] };
    },
  });
  const { log, lines } = collectLog();
  return { pool, lines, ...queueDatabase({ pool: pool as unknown as pg.Pool, log }) };
}

const away = () => new DatabaseUnavailable(new Error('ECONNREFUSED'));
const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });

test.for([away, full])(
  'the queue logs the begin and the end of a fault once, and tries less and less often meanwhile: %s',
  async (fault) => {
    const { pool, lines, executeSql } = fakePool();
    pool.failure = fault();
    for (let second = 0; second < 120; second++) {
      const failures = await Promise.all(Array.from({ length: 9 }, () => executeSql('select').catch((error: object) => ({ ...error }))));
      expect(failures.every(isLogged)).toBe(true);
      vi.advanceTimersByTime(1_000);
    }
    // Two at once, as many as there are connections for the queue; then after 1, 3, 7, 15, 31, 61 and 91 seconds.
    expect(pool.asked).toBe(2 + 7);
    expect(lines).toHaveLength(1);
    pool.failure = undefined;
    vi.advanceTimersByTime(30_000);
    await executeSql('select');
    await executeSql('select');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'interrupted, will be tried again', work: 'scheduled jobs' },
      { msg: 'works again', work: 'scheduled jobs', seconds: 150 },
    ]);
  },
);

test('the queue goes on as soon as anybody has opened a connection', async () => {
  const { pool, executeSql } = fakePool();
  pool.failure = away();
  await expect(executeSql('select')).rejects.toThrow();
  pool.failure = undefined;
  await expect(executeSql('select')).rejects.toThrow();
  pool.emit('connect');
  expect(await executeSql('select')).toEqual({ rows: [] });
});

test('an error that is no fault is passed on each time, and does not hold the queue up', async () => {
  const { pool, lines, executeSql } = fakePool();
  pool.failure = new TypeError('a bug');
  for (let count = 0; count < 2; count++) await expect(executeSql('select')).rejects.toThrow('a bug');
  expect([pool.asked, lines]).toEqual([2, []]);
});
