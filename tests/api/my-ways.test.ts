import { describe, expect, test } from 'vitest';
import { getMyDetails, logout, onlyVerifyEmail } from '../../src/contract/identity.ts';
import { listMyWays, removeMyWay, type Way } from '../../src/contract/ways.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';
import { startOAuthServer, startOpenIdServer } from '../builders/social-servers.ts';
import { backFrom, finishSocial, signInSocially, startSocial } from '../builders/social-sign-in.ts';

type House = Awaited<ReturnType<typeof testHouse>>;
const email = 'asha@elevate.example';
const expired = { status: 401, body: { error: 'sessionExpired' } };
const waysOf = async (house: House, headers: { cookie: string }) => (await house.ask(listMyWays, {}, { headers })).body as unknown as Way[];

async function withAsha() {
  const google = await startOpenIdServer();
  google.says({ sub: 'google-1', email: 'private@elevate.example', email_verified: true, name: 'Asha Rao' });
  const strava = await startOAuthServer();
  const house = await testHouse({ variables: { ...google.variables, ...strava.variables } });
  return { house, ...(await signInAs(house, email)) };
}

describe('linking an account elsewhere', () => {
  test('puts it on the account that is signed in, whatever its e-mail, and leads back to the settings', async () => {
    const { house, headers, user } = await withAsha();
    const { status, body } = await signInSocially(house, 'google', 'link=1', headers.cookie);
    expect([status, body]).toMatchObject([200, { isLinked: true, goTo: '/account-settings', user: { id: user.id, email } }]);
    expect(await waysOf(house, headers)).toMatchObject([
      { kind: 'email', shown: email },
      { kind: 'google', shown: 'private@elevate.example', lastUsedAt: null },
    ]);
    expect((await signInSocially(house, 'google')).body.user.id).toBe(user.id);
  });

  test('that belongs to another account is refused, and stays there', async () => {
    const { house, headers } = await withAsha();
    const theirs = await signInSocially(house, 'strava');
    expect(await signInSocially(house, 'strava', 'link=1', headers.cookie)).toMatchObject({ status: 409, body: { error: 'wayOfAnother' } });
    expect((await signInSocially(house, 'strava')).body.user.id).toBe(theirs.body.user.id);
  });

  test('needs a session at the start, and the same one at the end', async () => {
    const { house, headers } = await withAsha();
    expect((await startSocial(house, 'google', 'link=1')).address.href).toBe('http://localhost:4321/login?info=expired');
    const { address, cookie } = await startSocial(house, 'google', 'link=1', headers.cookie);
    const kabir = await signInAs(house, 'kabir@elevate.example');
    const back = await backFrom(address);
    expect(await finishSocial(house, back, `${cookie}; ${kabir.cookie}`)).toMatchObject(expired);
    const again = await startSocial(house, 'google', 'link=1', headers.cookie);
    await house.ask(logout, {}, { headers });
    expect(await finishSocial(house, await backFrom(again.address), `${again.cookie}; ${headers.cookie}`)).toMatchObject(expired);
    expect(await waysOf(house, kabir.headers)).toHaveLength(1);
  });

  test('cannot be begun from a page of another site', async () => {
    const { house, headers } = await withAsha();
    const answer = await house.send('/auth/social/google/start?link=1', { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });
});

describe('the ways in of an account', () => {
  test('are its owner’s to see', async () => {
    const { house } = await withAsha();
    expect(await house.ask(listMyWays, {})).toMatchObject(expired);
    expect(await house.ask(removeMyWay, { id: '01890000-0000-7000-8000-000000000001' })).toMatchObject(expired);
  });

  test('can be removed, but not the last one', async () => {
    const { house, headers } = await withAsha();
    await signInSocially(house, 'strava', 'link=1', headers.cookie);
    const [address, strava] = await waysOf(house, headers);
    expect((await house.ask(removeMyWay, { id: strava?.id }, { headers })).status).toBe(200);
    expect(await house.ask(removeMyWay, { id: address?.id }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'lastWay', message: 'This is your only way in. Add another one before you remove it.' },
    });
    expect(await house.ask(removeMyWay, { id: strava?.id }, { headers })).toMatchObject({ status: 404, body: { error: 'noSuchWay' } });
  });

  test('leave one when all are removed at the same instant', async () => {
    const { house, headers } = await withAsha();
    await signInSocially(house, 'strava', 'link=1', headers.cookie);
    await signInSocially(house, 'google', 'link=1', headers.cookie);
    const ways = await waysOf(house, headers);
    const answers = await Promise.all(ways.map(({ id }) => house.ask(removeMyWay, { id }, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await waysOf(house, headers)).toHaveLength(1);
  });

  test('that nobody proved are neither listed nor counted', async () => {
    const { house, headers, user } = await withAsha();
    await house.house.database.pool.query(
      "insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', 'unproved@elevate.example', '')",
      [user.id],
    );
    const ways = await waysOf(house, headers);
    expect(ways).toMatchObject([{ kind: 'email', shown: email }]);
    expect((await house.ask(removeMyWay, { id: ways[0]?.id }, { headers })).status).toBe(409);
  });

  test('of somebody else are not there', async () => {
    const { house, headers } = await withAsha();
    const kabir = await signInAs(house, 'kabir@elevate.example');
    const [theirs] = await waysOf(house, kabir.headers);
    expect((await house.ask(removeMyWay, { id: theirs?.id }, { headers })).status).toBe(404);
  });

  test('take the account’s e-mail with them, or hand it on to the next one', async () => {
    const { house, headers } = await withAsha();
    const second = 'second@elevate.example';
    await house.ask(onlyVerifyEmail, { email: second, passcode: await askForCode(house, second) }, { headers });
    await signInSocially(house, 'strava', 'link=1', headers.cookie);
    const ways = await waysOf(house, headers);
    const emailNow = async () => (await house.ask(getMyDetails, {}, { headers })).body['email'];
    await house.ask(removeMyWay, { id: ways.find(({ shown }) => shown === email)?.id }, { headers });
    expect(await emailNow()).toBe(second);
    await house.ask(removeMyWay, { id: ways.find(({ shown }) => shown === second)?.id }, { headers });
    expect(await emailNow()).toBeNull();
  });
});

test('unlinking Strava leaves nothing of it', async () => {
  const { house, headers } = await withAsha();
  await signInSocially(house, 'strava', 'link=1', headers.cookie);
  const strava = (await waysOf(house, headers)).find(({ kind }) => kind === 'strava');
  expect(strava?.shown).toBe('Nila Thomas');
  await house.ask(removeMyWay, { id: strava?.id }, { headers });
  const { pool } = house.house.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t where t::text ~ '90471123581|Nila Thomas'`);
    expect(rows, name).toEqual([]);
  }
});
