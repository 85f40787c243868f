import { describe, expect, test, vi } from 'vitest';
import { deleteMyAccount, endMyOtherSessions, endMySession, listMySessions } from '../../src/contract/account.ts';
import { getMyDetails, introduceMyself, logout, verifyEmailPasscode } from '../../src/contract/identity.ts';
import { updateProfileInfo } from '../../src/contract/my-profile.ts';
import { forgetPassword, resetPassword } from '../../src/contract/passwords.ts';
import { administer, testApp } from '../builders/open-test-app.ts';
import { mailedText } from '../builders/mailed-text.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
type Headers = { cookie: string };

const email = 'quilla@elevate.example';
const introduction = {
  fullName: 'Quilla Vexley',
  userType: 'player',
  sports: [8],
  city: 'Pune, Maharashtra',
  gender: 'women',
  isAdult: true,
} as const;
const details = (app: TestApp, headers: Headers) => app.ask(getMyDetails, {}, { headers });
const statusIn = async (app: TestApp, headers: Headers) => (await details(app, headers)).status;

/** Less than the five seconds for which a process keeps a viewer in memory: a change that is seen by then came as a message. */
const soon = { timeout: 4_000, interval: 20 };

/** Two processes with the same database and secret, which receive each other's messages. */
async function twoApps(): Promise<[TestApp, TestApp]> {
  // One folder for mails, because either process may send them.
  const variables = { SECRET_KEY: 'a'.repeat(43), DATA_DIR: temporaryFolder('processes') };
  const one = await testApp({ variables });
  const other = await testApp({ database: one.database, variables });
  await vi.waitFor(() => [one, other].forEach(({ context: app }) => expect(app.broadcast.connectedSince()).toBeDefined()));
  return [one, other];
}

/** Every way in which the session `mine` can end; `other` is another session of the same person. */
const endings: [string, (app: TestApp, mine: Headers, other: Headers) => Promise<unknown>][] = [
  ['logging out', (app, mine) => app.ask(logout, {}, { headers: mine })],
  [
    'ending it from elsewhere',
    async (app, mine, other) => {
      const sessions = (await app.ask(listMySessions, {}, { headers: mine })).body as unknown as { id: string; isThis: boolean }[];
      await app.ask(endMySession, { id: sessions.find(({ isThis }) => isThis)?.id ?? '' }, { headers: other });
    },
  ],
  ['ending all others', (app, _mine, other) => app.ask(endMyOtherSessions, {}, { headers: other })],
  ['deleting the account', (app, _mine, other) => app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: other })],
  [
    'signing in anew with the same browser',
    async (app, mine) => {
      const passcode = await askForCode(app, 'kabir@elevate.example');
      await app.ask(verifyEmailPasscode, { email: 'kabir@elevate.example', passcode }, { headers: mine });
    },
  ],
  [
    'a new password',
    async (app) => {
      await app.ask(forgetPassword, { email });
      const token = await mailedText(app, /reset token: (\S+)/);
      await app.ask(resetPassword, { token, password: 'eleven by thursday' });
    },
  ],
];

describe('a session that was used a moment ago', () => {
  test.each(endings)('is refused at the next request after %s', async (_how, end) => {
    const app = await testApp();
    const mine = await settledPlayer(app, email);
    const other = await signInAs(app, email);
    expect([await statusIn(app, mine.headers), await statusIn(app, other.headers)]).toEqual([200, 200]);
    await end(app, mine.headers, other.headers);
    expect(await statusIn(app, mine.headers)).toBe(401);
  });

  test.each(endings)('is refused in another process soon after %s', async (_how, end) => {
    const [here, there] = await twoApps();
    const mine = await settledPlayer(here, email);
    const other = await signInAs(here, email);
    expect([await statusIn(there, mine.headers), await statusIn(here, other.headers)]).toEqual([200, 200]);
    await end(here, mine.headers, other.headers);
    await expect.poll(() => statusIn(there, mine.headers), soon).toBe(401);
  });

  test('expires on time, however recently it was used', async () => {
    const [here, there] = await twoApps();
    const { headers } = await signInAs(here, email);
    await here.context.database.pool.query("update sessions set expires_at = now() + interval '700 milliseconds'");
    expect(await statusIn(there, headers)).toBe(200);
    await expect.poll(() => statusIn(there, headers), soon).toBe(401);
  });
});

describe('the cached viewer', () => {
  test('is read again at the next request after a change, and soon in another process', async () => {
    const [here, there] = await twoApps();
    const { headers } = await signInAs(here, email);
    const seenBy = async (app: TestApp) => (await details(app, headers)).body as { status: string; profile: { fullName: string } };
    expect((await seenBy(here)).status).toBe('INACTIVE');
    expect((await seenBy(there)).status).toBe('INACTIVE');
    await here.ask(introduceMyself, introduction, { headers });
    expect((await seenBy(here)).status).toBe('ACTIVE');
    await expect.poll(async () => (await seenBy(there)).status, soon).toBe('ACTIVE');

    const names = { first_name: 'Quilla', last_name: 'Ortmann', unique_name: 'quilla.ortmann', street_address: 'Pune, Maharashtra' };
    const rest = {
      about_me: '',
      achievement: '',
      gender: 'women',
      level: 'beginner',
      facebook: '',
      instagram: '',
      twitter: '',
      youtube: '',
    };
    expect((await here.ask(updateProfileInfo, { ...names, ...rest }, { headers })).status).toBe(200);
    expect((await seenBy(here)).profile.fullName).toBe('Quilla Ortmann');
    await expect.poll(async () => (await seenBy(there)).profile.fullName, soon).toBe('Quilla Ortmann');
  });
});

describe('while messages of other processes are lost', () => {
  test('no viewer is cached, and caching continues once they arrive again', async () => {
    const [here, there] = await twoApps();
    const { headers } = await signInAs(here, email);
    expect(await statusIn(there, headers)).toBe(200);
    await administer([`alter database ${here.database} allow_connections false`]);
    await here.context.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'elevate listening' and datname = $1",
      [here.database],
    );
    await expect.poll(() => there.context.broadcast.connectedSince(), soon).toBeUndefined();
    // Changed directly in the database, so that no process is notified.
    expect(await statusIn(there, headers)).toBe(200);
    await here.context.database.pool.query('delete from sessions');
    expect(await statusIn(there, headers)).toBe(401);

    await administer([`alter database ${here.database} allow_connections true`]);
    await expect.poll(() => there.context.broadcast.connectedSince(), { timeout: 5_000, interval: 50 }).toBeDefined();
    const again = await signInAs(here, email);
    expect(await statusIn(there, again.headers)).toBe(200);
    await here.ask(logout, {}, { headers: again.headers });
    await expect.poll(() => statusIn(there, again.headers), soon).toBe(401);
  });
});
