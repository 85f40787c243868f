import type pg from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { poolOf } from '../../src/server/database/connect.ts';
import { DatabaseUnavailable } from '../../src/server/database/database-fault.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { withoutTimeLimits } from '../../src/server/database/watched-client.ts';

function openPool() {
  const { pool, close } = poolOf({ ...inject('connection'), database: 'postgres' }, 'a database of the tests');
  onTestFinished(close);
  return pool;
}
const ownProcess = 'select pg_backend_pid() as pid';

describe('a connection that the database closes in the middle of a transaction', () => {
  // An error without a listener would end the process; the test run reports it.
  test.each(['between two queries', 'during a query'])(
    '%s fails that transaction, and the next one has another connection',
    async (when) => {
      const pool = openPool();
      const failing = inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ pid: number }>(ownProcess);
        const slow = when === 'during a query' ? client.query('select pg_sleep(30)') : undefined;
        const closed = new Promise((resolve) => client.once('end', resolve));
        await Promise.all([slow, pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]), closed]);
        await client.query('select 1');
      });
      await expect(failing).rejects.toThrow();
      await expect(inTransaction(pool, async (client) => (await client.query('select 1 as one')).rows)).resolves.toEqual([{ one: 1 }]);
    },
  );
});

describe('a transaction whose connection is lost', () => {
  const lost = new DatabaseUnavailable(new Error('Connection terminated'));
  /** A pool whose connection breaks the first time that it gets this statement. */
  function poolThatBreaksAt(statement: string) {
    const sent: string[] = [];
    const query = (text: string) => {
      sent.push(text);
      const isFirst = sent.filter((one) => one === statement).length === 1;
      return text === statement && isFirst ? Promise.reject(lost) : Promise.resolve({ rows: [] });
    };
    return { sent, pool: { connect: () => Promise.resolve({ query, release: () => {} }) } as unknown as pg.Pool };
  }

  test('during its work is tried again', async () => {
    const { pool, sent } = poolThatBreaksAt('work');
    await inTransaction(pool, (client) => client.query('work'));
    expect(sent).toEqual(['begin', 'work', 'rollback', 'begin', 'work', 'commit']);
  });

  test('during its commit is not tried again, because it may be stored', async () => {
    const { pool, sent } = poolThatBreaksAt('commit');
    await expect(inTransaction(pool, (client) => client.query('work'))).rejects.toBe(lost);
    expect(sent).toEqual(['begin', 'work', 'commit', 'rollback']);
  });
});

describe('a query without an answer for longer than the database takes at most', () => {
  const askAndLetTimePass = (asked: Promise<unknown>) => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    return asked;
  };

  test('fails, as the database may be out of reach', async () => {
    const pool = openPool();
    const client = await pool.connect();
    onTestFinished(() => client.release(true));
    await expect(askAndLetTimePass(client.query('select pg_sleep(30)'))).rejects.toMatchObject({
      cause: { message: 'The database does not answer.' },
    });
  });

  test('goes on where there is no time limit, as in a migration', async () => {
    const pool = openPool();
    const [held, watched] = [await pool.connect(), await pool.connect()];
    onTestFinished(() => [held, watched].forEach((client) => client.release(true)));
    await held.query('select pg_advisory_lock(73015)');
    const slow = withoutTimeLimits(pool, (client) => askAndLetTimePass(client.query('select pg_advisory_lock(73015), 1 as one')));
    const waiting = `select from pg_locks where locktype = 'advisory' and objid = 73015 and not granted`;
    await expect.poll(async () => (await held.query(waiting)).rowCount).toBe(1);
    // A query with a time limit that is sent later is given up, so the one without would have been given up too.
    await expect(askAndLetTimePass(watched.query('select pg_advisory_lock(73015)'))).rejects.toThrow();
    await held.query('select pg_advisory_unlock(73015)');
    await expect(slow).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('has no limit of the database either there, but everywhere else', async () => {
    const pool = openPool();
    const limits = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
    expect((await withoutTimeLimits(pool, (client) => client.query(limits))).rows).toEqual([{ statement: '0', idle: '0' }]);
    expect((await pool.query(limits)).rows).toEqual([{ statement: '10s', idle: '15s' }]);
  });
});
