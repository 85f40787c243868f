import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { getMyDetails, introduceMyself } from '../../src/contract/identity.ts';
import { onlyVerifyPhone } from '../../src/contract/phone.ts';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { submitContact } from '../../src/contract/site.ts';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { signInAs } from '../builders/sign-in.ts';
import { sandboxToken, textedCode } from '../builders/text-messages.ts';

type House = Awaited<ReturnType<typeof testHouse>>;

const introduction = { userType: 'player', sports: [8, 17], city: 'Pune, Maharashtra', gender: 'women', isAdult: true } as const;
const confirmation = 'DELETE';

/** Somebody about whom there is something to know, in every part of the product. */
async function settledPerson(house: House, email: string, fullName: string, userType: 'player' | 'organisation' = 'player') {
  const signedIn = await signInAs(house, email);
  const elsewhere = await signInAs(house, email);
  await house.ask(introduceMyself, { ...introduction, userType, fullName }, { headers: signedIn.headers });
  await house.ask(joinWaitlist, { name: fullName, email: email.toUpperCase(), source: 'Desktop Home Page' });
  await house.ask(submitContact, { name: fullName, email, subject: '', message: `${fullName} asks about Sunday.` });
  return { ...signedIn, elsewhere };
}

/** Every row of every table that holds any of these texts, as `table: row`. Counters of requests end by themselves within the hour. */
async function rowsWith({ house: { database } }: House, texts: readonly string[]): Promise<string[]> {
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
  test('holds the account, the ways in, the sessions, the player, and what I wrote', async () => {
    const house = await testHouse();
    const { headers, user } = await settledPerson(house, 'quilla@elevate.example', 'Quilla Quint Vexley');
    await settledPerson(house, 'yadin@elevate.example', 'Yadin Ortmann');
    const { status, body, headers: answered } = await house.ask(exportMyData, {}, { headers });
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

  test('holds nothing of anybody else, and no secret', async () => {
    const house = await testHouse();
    const { headers } = await settledPerson(house, 'quilla@elevate.example', 'Quilla Quint Vexley');
    const { user } = await settledPerson(house, 'yadin@elevate.example', 'Yadin Ortmann');
    const text = JSON.stringify((await house.ask(exportMyData, {}, { headers })).body);
    for (const foreign of ['yadin', user.id, 'hash', 'token']) expect(text.toLowerCase()).not.toContain(foreign);
  });

  test('of an organisation holds what it said of itself', async () => {
    const house = await testHouse();
    const { headers } = await settledPerson(house, 'club@elevate.example', 'Deccan Courts', 'organisation');
    expect((await house.ask(exportMyData, {}, { headers })).body).toMatchObject({
      player: null,
      organisation: { name: 'Deccan Courts', city: 'Pune' },
    });
  });

  test('is for who is signed in', async () => {
    const house = await testHouse();
    expect((await house.ask(exportMyData, {})).status).toBe(401);
    expect((await house.ask(deleteMyAccount, { confirmation })).status).toBe(401);
  });
});

describe('deleting my account', () => {
  test.each(['player', 'organisation'] as const)('of a %s leaves nothing of me and everything of others', async (userType) => {
    const house = await testHouse();
    const mine = await settledPerson(house, 'quilla@elevate.example', 'Quilla Quint Vexley', userType);
    const theirs = await settledPerson(house, 'yadin@elevate.example', 'Yadin Ortmann');
    const ofTheirs = await rowsWith(house, ['yadin', theirs.user.id]);
    expect((await rowsWith(house, ['quilla', 'vexley', mine.user.id])).length).toBeGreaterThan(5);

    const left = await house.ask(deleteMyAccount, { confirmation }, { headers: mine.headers });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie().map((cookie) => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(['_token', '_userSession']);
    expect(await rowsWith(house, ['quilla', 'vexley', mine.user.id])).toEqual([]);
    expect(await rowsWith(house, ['yadin', theirs.user.id])).toEqual(ofTheirs);
    for (const { headers } of [mine, mine.elsewhere]) expect((await house.ask(getMyDetails, {}, { headers })).status).toBe(401);
    expect((await house.ask(getMyDetails, {}, { headers: theirs.headers })).status).toBe(200);
    expect((await house.ask(getPlayerProfile, { id: mine.user.id })).status).toBe(404);
    expect(JSON.stringify((await house.ask(globalSearch, { keyword: 'vexley' })).body)).not.toContain(mine.user.id);
  });

  test('of somebody with a phone number leaves no code of it', async () => {
    const house = await testHouse();
    const phone = '+91 98765 43210';
    const { headers } = await signInAs(house, 'quilla@elevate.example');
    const firebaseIdToken = await sandboxToken(house, phone);
    expect((await house.ask(onlyVerifyPhone, { firebaseIdToken }, { headers })).status).toBe(200);
    await textedCode(house, '+91 98765 43211');
    expect(await rowsWith(house, ['+9198765432'])).toHaveLength(3);
    await house.ask(deleteMyAccount, { confirmation }, { headers });
    expect(await rowsWith(house, ['+9198765432'])).toEqual([expect.stringContaining('phone:+919876543211')]);
  });

  test('asks for the word, as it stands there', async () => {
    const house = await testHouse();
    const { headers } = await signInAs(house, 'quilla@elevate.example');
    for (const wrong of [{}, { confirmation: '' }, { confirmation: 'delete' }, { confirmation: ['DELETE'] }]) {
      const { status, body } = await house.ask(deleteMyAccount, wrong, { headers });
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['confirmation']]);
    }
    expect((await house.ask(getMyDetails, {}, { headers })).status).toBe(200);
  });

  test('twice at the same instant deletes once, and the address may begin anew', async () => {
    const house = await testHouse();
    const { headers, user } = await signInAs(house, 'quilla@elevate.example');
    const answers = await Promise.all([1, 2].map(() => house.ask(deleteMyAccount, { confirmation }, { headers })));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const again = await signInAs(house, 'quilla@elevate.example');
    expect(again.user.id).not.toBe(user.id);
    expect(again.user.status).toBe('INACTIVE');
  });

  test('leaves alone what was written from an address that I only named', async () => {
    const house = await testHouse();
    const { headers, user } = await signInAs(house, 'quilla@elevate.example');
    await house.ask(joinWaitlist, { name: 'Xandra Pelle', email: 'xandra@elevate.example', source: 'Desktop Home Page' });
    await house.house.database.pool.query(
      `insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', 'xandra@elevate.example', 'xandra@elevate.example')`,
      [user.id],
    );
    await house.ask(deleteMyAccount, { confirmation }, { headers });
    expect(await rowsWith(house, ['xandra'])).toHaveLength(1);
  });
});
