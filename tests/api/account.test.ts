import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { getMyDetails, introduceMyself } from '../../src/contract/identity.ts';
import { onlyVerifyPhone } from '../../src/contract/phone.ts';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { submitContact } from '../../src/contract/site.ts';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { sandboxToken, textedCode } from '../builders/text-messages.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

const introduction = { userType: 'player', sports: [8, 17], city: 'Pune, Maharashtra', gender: 'women', isAdult: true } as const;
const confirmation = 'DELETE';

/** A person with data in every part of the product. */
async function settledPerson(app: TestApp, email: string, fullName: string, userType: 'player' | 'organisation' = 'player') {
  const signedIn = await signInAs(app, email);
  const elsewhere = await signInAs(app, email);
  await app.ask(introduceMyself, { ...introduction, userType, fullName }, { headers: signedIn.headers });
  await app.ask(joinWaitlist, { name: fullName, email: email.toUpperCase(), source: 'Desktop Home Page' });
  await app.ask(submitContact, { name: fullName, email, subject: '', message: `${fullName} asks about Sunday.` });
  return { ...signedIn, elsewhere };
}

/** Every row of every table that contains any of these texts, as `table: row`. Without rate-limit counts, which expire within the hour. */
async function rowsWith({ context: { database } }: TestApp, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    found.push(
      ...rows.filter(({ row }) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))).map(({ row }) => `${name}: ${row}`),
    );
  }
  return found;
}

describe('my data', () => {
  test('contains the account, the ways to sign in, the sessions, the player and what I wrote', async () => {
    const app = await testApp();
    const { headers, user } = await settledPerson(app, 'quilla@elevate.example', 'Quilla Quint Vexley');
    await settledPerson(app, 'yadin@elevate.example', 'Yadin Ortmann');
    const { status, body, headers: answered } = await app.ask(exportMyData, {}, { headers });
    expect(status).toBe(200);
    expect(answered.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      account: { id: user.id, full_name: 'Quilla Quint Vexley', email: 'quilla@elevate.example', is_adult: true, has_password: false },
      waysIn: [{ kind: 'email', subject: 'quilla@elevate.example' }],
      sessions: [{ device: 'Unknown device' }, { device: 'Unknown device' }],
      player: { unique_name: 'quilla.quint.vexley', city: 'Pune', sports: [8, 17] },
      organisation: null,
      waitlist: [{ name: 'Quilla Quint Vexley' }],
      contactMessages: [{ message: 'Quilla Quint Vexley asks about Sunday.' }],
    });
  });

  test('contains nothing about anybody else, and no secrets', async () => {
    const app = await testApp();
    const { headers } = await settledPerson(app, 'quilla@elevate.example', 'Quilla Quint Vexley');
    const { user } = await settledPerson(app, 'yadin@elevate.example', 'Yadin Ortmann');
    const text = JSON.stringify((await app.ask(exportMyData, {}, { headers })).body);
    for (const foreign of ['yadin', user.id, 'hash', 'token']) expect(text.toLowerCase()).not.toContain(foreign);
  });

  test('of an organisation contains its profile', async () => {
    const app = await testApp();
    const { headers } = await settledPerson(app, 'club@elevate.example', 'Deccan Courts', 'organisation');
    expect((await app.ask(exportMyData, {}, { headers })).body).toMatchObject({
      player: null,
      organisation: { name: 'Deccan Courts', city: 'Pune' },
    });
  });

  test('requires a session', async () => {
    const app = await testApp();
    expect((await app.ask(exportMyData, {})).status).toBe(401);
    expect((await app.ask(deleteMyAccount, { confirmation })).status).toBe(401);
  });
});

describe('deleting my account', () => {
  test.each(['player', 'organisation'] as const)('of a %s deletes everything about me and nothing of others', async (userType) => {
    const app = await testApp();
    const mine = await settledPerson(app, 'quilla@elevate.example', 'Quilla Quint Vexley', userType);
    const theirs = await settledPerson(app, 'yadin@elevate.example', 'Yadin Ortmann');
    const ofTheirs = await rowsWith(app, ['yadin', theirs.user.id]);
    expect((await rowsWith(app, ['quilla', 'vexley', mine.user.id])).length).toBeGreaterThan(5);

    const left = await app.ask(deleteMyAccount, { confirmation }, { headers: mine.headers });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie().map((cookie) => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(['_token', '_userSession']);
    expect(await rowsWith(app, ['quilla', 'vexley', mine.user.id])).toEqual([]);
    expect(await rowsWith(app, ['yadin', theirs.user.id])).toEqual(ofTheirs);
    for (const { headers } of [mine, mine.elsewhere]) expect((await app.ask(getMyDetails, {}, { headers })).status).toBe(401);
    expect((await app.ask(getMyDetails, {}, { headers: theirs.headers })).status).toBe(200);
    expect((await app.ask(getPlayerProfile, { player_id: mine.user.id })).status).toBe(404);
    expect(JSON.stringify((await app.ask(globalSearch, { keyword: 'vexley' })).body)).not.toContain(mine.user.id);
  });

  test('of a user with a phone number deletes the code of that number', async () => {
    const app = await testApp();
    const phone = '+91 98765 43210';
    const { headers } = await signInAs(app, 'quilla@elevate.example');
    const firebaseIdToken = await sandboxToken(app, phone);
    expect((await app.ask(onlyVerifyPhone, { firebaseIdToken }, { headers })).status).toBe(200);
    await textedCode(app, '+91 98765 43211');
    expect(await rowsWith(app, ['+9198765432'])).toHaveLength(3);
    await app.ask(deleteMyAccount, { confirmation }, { headers });
    expect(await rowsWith(app, ['+9198765432'])).toEqual([expect.stringContaining('phone:+919876543211')]);
  });

  test('requires the exact word', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, 'quilla@elevate.example');
    for (const wrong of [{}, { confirmation: '' }, { confirmation: 'delete' }, { confirmation: ['DELETE'] }]) {
      const { status, body } = await app.ask(deleteMyAccount, wrong, { headers });
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['confirmation']]);
    }
    expect((await app.ask(getMyDetails, {}, { headers })).status).toBe(200);
  });

  test('twice at the same instant deletes once, and the address can register again', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, 'quilla@elevate.example');
    const answers = await Promise.all([1, 2].map(() => app.ask(deleteMyAccount, { confirmation }, { headers })));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const again = await signInAs(app, 'quilla@elevate.example');
    expect(again.user.id).not.toBe(user.id);
    expect(again.user.status).toBe('INACTIVE');
  });

  test('keeps messages from an address that I named but never verified', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, 'quilla@elevate.example');
    await app.ask(joinWaitlist, { name: 'Xandra Pelle', email: 'xandra@elevate.example', source: 'Desktop Home Page' });
    await app.context.database.pool.query(
      `insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', 'xandra@elevate.example', 'xandra@elevate.example')`,
      [user.id],
    );
    await app.ask(deleteMyAccount, { confirmation }, { headers });
    expect(await rowsWith(app, ['xandra'])).toHaveLength(1);
  });
});
