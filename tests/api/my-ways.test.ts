import { describe, expect, test } from 'vitest';
import { getMyDetails, logout, onlyVerifyEmail } from '../../src/contract/identity.ts';
import { listMyWays, removeMyWay, type Way } from '../../src/contract/account.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';
import { startOAuthServer, startOpenIdServer } from '../builders/social-servers.ts';
import { backFrom, finishSocial, signInSocially, startSocial } from '../builders/social-sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
const email = 'asha@elevate.example';
const expired = { status: 401, body: { error: 'sessionExpired' } };
const waysOf = async (app: TestApp, headers: { cookie: string }) => (await app.ask(listMyWays, {}, { headers })).body as unknown as Way[];

async function withAsha() {
  const google = await startOpenIdServer();
  google.setClaims({ sub: 'google-1', email: 'private@elevate.example', email_verified: true, name: 'Asha Rao' });
  const strava = await startOAuthServer();
  const app = await testApp({ variables: { ...google.variables, ...strava.variables } });
  return { app, ...(await signInAs(app, email)) };
}

describe("linking a provider's account", () => {
  test('adds it to the signed-in account, whatever its e-mail, and returns to the settings', async () => {
    const { app, headers, user } = await withAsha();
    const { status, body } = await signInSocially(app, 'google', 'link=1', headers.cookie);
    expect([status, body]).toMatchObject([200, { isLinked: true, goTo: '/account-settings', user: { id: user.id, email } }]);
    expect(await waysOf(app, headers)).toMatchObject([
      { kind: 'email', shown: email },
      { kind: 'google', shown: 'private@elevate.example', lastUsedAt: null },
    ]);
    expect((await signInSocially(app, 'google')).body.user.id).toBe(user.id);
  });

  test('that belongs to another account is refused, and stays there', async () => {
    const { app, headers } = await withAsha();
    const theirs = await signInSocially(app, 'strava');
    expect(await signInSocially(app, 'strava', 'link=1', headers.cookie)).toMatchObject({ status: 409, body: { error: 'wayOfAnother' } });
    expect((await signInSocially(app, 'strava')).body.user.id).toBe(theirs.body.user.id);
  });

  test('requires a session at the start, and the same one at the end', async () => {
    const { app, headers } = await withAsha();
    expect((await startSocial(app, 'google', 'link=1')).address.href).toBe('http://localhost:4321/login?info=expired');
    const { address, cookie } = await startSocial(app, 'google', 'link=1', headers.cookie);
    const kabir = await signInAs(app, 'kabir@elevate.example');
    const back = await backFrom(address);
    expect(await finishSocial(app, back, `${cookie}; ${kabir.cookie}`)).toMatchObject(expired);
    const again = await startSocial(app, 'google', 'link=1', headers.cookie);
    await app.ask(logout, {}, { headers });
    expect(await finishSocial(app, await backFrom(again.address), `${again.cookie}; ${headers.cookie}`)).toMatchObject(expired);
    expect(await waysOf(app, kabir.headers)).toHaveLength(1);
  });

  test('cannot be started from a page of another site', async () => {
    const { app, headers } = await withAsha();
    const answer = await app.send('/auth/social/google/start?link=1', { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });
});

describe('the ways to sign in to an account', () => {
  test('are visible to its owner only', async () => {
    const { app } = await withAsha();
    expect(await app.ask(listMyWays, {})).toMatchObject(expired);
    expect(await app.ask(removeMyWay, { id: '01890000-0000-7000-8000-000000000001' })).toMatchObject(expired);
  });

  test('can be removed, but not the last one', async () => {
    const { app, headers } = await withAsha();
    await signInSocially(app, 'strava', 'link=1', headers.cookie);
    const [address, strava] = await waysOf(app, headers);
    expect((await app.ask(removeMyWay, { id: strava?.id }, { headers })).status).toBe(200);
    expect(await app.ask(removeMyWay, { id: address?.id }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'lastWay', message: 'This is your only way in. Add another one before you remove it.' },
    });
    expect(await app.ask(removeMyWay, { id: strava?.id }, { headers })).toMatchObject({ status: 404, body: { error: 'noSuchWay' } });
  });

  test('keep one when all are removed at the same instant', async () => {
    const { app, headers } = await withAsha();
    await signInSocially(app, 'strava', 'link=1', headers.cookie);
    await signInSocially(app, 'google', 'link=1', headers.cookie);
    const ways = await waysOf(app, headers);
    const answers = await Promise.all(ways.map(({ id }) => app.ask(removeMyWay, { id }, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await waysOf(app, headers)).toHaveLength(1);
  });

  test('that are unverified are neither listed nor counted', async () => {
    const { app, headers, user } = await withAsha();
    await app.context.database.pool.query(
      "insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', 'unverified@elevate.example', '')",
      [user.id],
    );
    const ways = await waysOf(app, headers);
    expect(ways).toMatchObject([{ kind: 'email', shown: email }]);
    expect((await app.ask(removeMyWay, { id: ways[0]?.id }, { headers })).status).toBe(409);
  });

  test('of another account are not found', async () => {
    const { app, headers } = await withAsha();
    const kabir = await signInAs(app, 'kabir@elevate.example');
    const [theirs] = await waysOf(app, kabir.headers);
    expect((await app.ask(removeMyWay, { id: theirs?.id }, { headers })).status).toBe(404);
  });

  test('take the account’s e-mail with them, or pass it on to the next one', async () => {
    const { app, headers } = await withAsha();
    const second = 'second@elevate.example';
    await app.ask(onlyVerifyEmail, { email: second, passcode: await askForCode(app, second) }, { headers });
    await signInSocially(app, 'strava', 'link=1', headers.cookie);
    const ways = await waysOf(app, headers);
    const emailNow = async () => (await app.ask(getMyDetails, {}, { headers })).body['email'];
    expect(await emailNow()).toBe(email);
    await app.ask(removeMyWay, { id: ways.find(({ shown }) => shown === email)?.id }, { headers });
    expect(await emailNow()).toBe(second);
    await app.ask(removeMyWay, { id: ways.find(({ shown }) => shown === second)?.id }, { headers });
    expect(await emailNow()).toBeNull();
  });
});

test('unlinking Strava deletes everything from it', async () => {
  const { app, headers } = await withAsha();
  await signInSocially(app, 'strava', 'link=1', headers.cookie);
  const strava = (await waysOf(app, headers)).find(({ kind }) => kind === 'strava');
  expect(strava?.shown).toBe('Nila Thomas');
  await app.ask(removeMyWay, { id: strava?.id }, { headers });
  const { pool } = app.context.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t where t::text ~ '90471123581|Nila Thomas'`);
    expect(rows, name).toEqual([]);
  }
});
