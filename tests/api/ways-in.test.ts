import { describe, expect, test } from 'vitest';
import { getMyDetails, onlyVerifyEmail } from '../../src/contract/identity.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';

const email = 'asha@elevate.example';

/** Adds an unverified address to an account, as if its user had typed it. */
const nameAddress = ({ context: app }: Awaited<ReturnType<typeof testApp>>, userId: string, address: string) =>
  app.database.pool.query(`insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', $2, $2)`, [
    userId,
    address,
  ]);

describe('an address verified on an account', () => {
  test('of another person stays with that person', async () => {
    const app = await testApp();
    await signInAs(app, 'kabir@elevate.example');
    const { headers } = await signInAs(app, email);
    const passcode = await askForCode(app, 'kabir@elevate.example');
    expect(await app.ask(onlyVerifyEmail, { email: 'kabir@elevate.example', passcode }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'emailOfAnother' },
    });
  });

  test('is a way to sign in from then on', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, email);
    const passcode = await askForCode(app, 'second@elevate.example');
    expect(await app.ask(onlyVerifyEmail, { email: 'second@elevate.example', passcode }, { headers })).toMatchObject({
      status: 200,
      body: { email: 'second@elevate.example' },
    });
    expect((await signInAs(app, 'second@elevate.example', { headers: {} })).user.id).toBe(user.id);
  });

  test('leaves the account the address that it has, and is the first of one without any', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, email);
    const addressOf = async () => (await app.ask(getMyDetails, {}, { headers })).body['email'];
    const add = async (address: string) => {
      const passcode = await askForCode(app, address);
      expect((await app.ask(onlyVerifyEmail, { email: address, passcode }, { headers })).status).toBe(200);
    };
    await add('second@elevate.example');
    expect(await addressOf()).toBe(email);
    // The state after a sign-in by phone: an account without an address.
    const { pool } = app.context.database;
    await pool.query('update users set email = null');
    await add('third@elevate.example');
    expect(await addressOf()).toBe('third@elevate.example');
  });

  test('by two people at the same instant, in different spellings, is added to one of them', async () => {
    const app = await testApp();
    const people = [await signInAs(app, email), await signInAs(app, 'kabir@elevate.example')];
    const spellings = ['Shared@Elevate.example', 'shared@elevate.EXAMPLE'];
    const passcode = await askForCode(app, 'shared@elevate.example');
    const answers = await Promise.all(
      people.map(({ headers }, index) => app.ask(onlyVerifyEmail, { email: spellings[index], passcode }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    const { rows } = await app.context.database.pool.query("select user_id from user_ways where subject = 'shared@elevate.example'");
    expect(rows).toEqual([{ user_id: winner?.user.id }]);
    expect((await signInAs(app, 'SHARED@elevate.example')).user.id).toBe(winner?.user.id);
  });

  test('requires a session and the right code', async () => {
    const app = await testApp();
    expect(await app.ask(onlyVerifyEmail, { email, passcode: '123456' })).toMatchObject({ status: 401 });
    const { headers } = await signInAs(app, email);
    expect(await app.ask(onlyVerifyEmail, { email: 'second@elevate.example', passcode: '123456' }, { headers })).toMatchObject({
      status: 422,
      body: { message: 'Failed to verify!' },
    });
  });
});

test('what an impostor set up on an address is deleted when its owner verifies it', async () => {
  const app = await testApp();
  const { pool } = app.context.database;
  const impostor = await signInAs(app, 'impostor@elevate.example');
  // The state after a registration with a password: the owner's address, unverified, and nothing verified.
  await pool.query('delete from user_ways where user_id = $1', [impostor.user.id]);
  await nameAddress(app, impostor.user.id, email);
  await pool.query("insert into user_passwords (user_id, hash) values ($1, 'x')", [impostor.user.id]);
  const owner = await signInAs(app, email);
  expect(await app.ask(getMyDetails, {}, { headers: impostor.headers })).toMatchObject({ status: 401 });
  expect((await pool.query('select 1 from user_passwords')).rowCount).toBe(0);
  expect((await pool.query('select kind, subject from user_ways where user_id = $1', [owner.user.id])).rows).toEqual([
    { kind: 'email', subject: email },
  ]);
});

test('an address that somebody named but never verified does not give its owner that account', async () => {
  const app = await testApp();
  const kabir = await signInAs(app, 'kabir@elevate.example');
  await nameAddress(app, kabir.user.id, email);
  expect((await signInAs(app, email)).user.id).not.toBe(kabir.user.id);
  expect((await app.ask(getMyDetails, {}, { headers: kabir.headers })).status).toBe(200);
});
