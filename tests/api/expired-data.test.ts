import { expect, test, vi } from 'vitest';
import { getMyDetails, initiateEmailVerification } from '../../src/contract/identity.ts';
import { forgetPassword, register } from '../../src/contract/passwords.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

const [asha, never] = ['asha.away@elevate.example', 'never@elevate.example'];
const kept = {
  codes: 'select from one_time_codes',
  sessions: 'select from sessions',
  resets: 'select from password_resets',
  people: `select from user_ways where subject in ('${asha}', '${never}')`,
  counts: 'select from rate_limits',
} as const;
const countsOf = async ({ context: { database } }: TestApp) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(kept).map(async ([what, rows]) => [what, (await database.pool.query(rows)).rowCount ?? 0] as [string, number]),
    ),
  );

/** Makes all temporary data this old. */
async function age({ context: { database } }: TestApp, interval: string): Promise<void> {
  const days = [
    'update one_time_codes set expires_at = expires_at - $1::interval',
    `update sessions set expires_at = expires_at - $1::interval`,
    'update password_resets set expires_at = expires_at - $1::interval',
    'update users set created_at = created_at - $1::interval',
    'update rate_limits set expire = expire - 1000 * extract(epoch from $1::interval)',
  ];
  for (const statement of days) await database.pool.query(statement, [interval]);
}

/** Runs the hourly jobs now. */
async function forget({ context: { database, jobs } }: TestApp): Promise<void> {
  await jobs.queueWork(database.pool, 'forget-ended', [{ ids: {}, at: new Date() }]);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ state: string }>(`select state from jobs.job where name = 'forget-ended'`);
    expect(rows.map(({ state }) => state)).not.toContain('created');
    expect(rows.map(({ state }) => state)).not.toContain('active');
  }, 8_000);
}

test('an event that a page may resume from is kept for two hours, and one that nobody has received yet for as long as it takes', async () => {
  const app = await testApp();
  const { pool } = app.context.database;
  await app.context.live.stop();
  await pool.query('delete from domain_events');
  await pool.query(
    `insert into domain_events (id, position, type, data, at) select gen_random_uuid(), position, 'answer.given', '{}', now() - age::interval
     from (values (900001, '119 minutes'), (900002, '121 minutes'), (null, '3 days')) as event (position, age)`,
  );
  await forget(app);
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ position: string | null }>('select position from domain_events order by position');
    expect(rows.map(({ position }) => position)).toEqual(['900001', null]);
  }, 8_000);
});

async function appWithPeople() {
  const app = await testApp();
  const signedIn = await signInAs(app, asha);
  await app.ask(forgetPassword, { email: asha });
  await app.ask(register, { fullName: 'Nobody', email: never, password: 'eleven by thursday' });
  await vi.waitFor(async () => expect(await countsOf(app)).toMatchObject({ codes: 2, sessions: 1, resets: 1, people: 2 }), 8_000);
  return { app, ...signedIn };
}

test('expired codes, sessions, resets, unverified registrations and rate-limit counts are deleted', async () => {
  const { app, user } = await appWithPeople();
  await age(app, '101 days');
  await forget(app);
  expect(await countsOf(app)).toEqual({ codes: 0, sessions: 0, resets: 0, people: 1, counts: 0 });
  // A user with a verified address stays, however long they were away.
  expect((await app.context.database.pool.query(kept.people.replace('from', 'user_id as id from'))).rows).toEqual([{ id: user.id }]);
});

test('what has not expired stays', async () => {
  const { app, headers } = await appWithPeople();
  const before = await countsOf(app);
  await age(app, '5 seconds');
  await forget(app);
  expect(await countsOf(app)).toEqual(before);
  expect((await app.ask(getMyDetails, {}, { headers })).status).toBe(200);
});

test('it runs every hour', async () => {
  const { context: app } = await testApp();
  const { rows } = await app.database.pool.query<{ cron: string }>(`select cron from jobs.schedule where name = 'forget-ended'`);
  expect(rows).toEqual([{ cron: '23 * * * *' }]);
});

test('keys of rate limits are unreadable and may be long', async () => {
  const app = await testApp();
  const email = `${'a'.repeat(235)}@elevate.example`;
  const statuses: number[] = [];
  for (let time = 0; time < 9; time++) {
    statuses.push((await app.ask(initiateEmailVerification, { email }, { address: `10.8.${time}.1` })).status);
  }
  expect(statuses).toEqual(Array<number>(9).fill(200));
  const { rows } = await app.context.database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(8);
  for (const { key } of rows) expect(key).not.toMatch(/@|10\.8\./);
});
