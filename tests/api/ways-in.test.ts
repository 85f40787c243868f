import { describe, expect, test } from 'vitest';
import { getMyDetails, onlyVerifyEmail } from '../../src/contract/identity.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';

const email = 'asha@elevate.example';

/** Writes an address on an account as something its user said and nobody proved. */
const nameAddress = ({ house }: Awaited<ReturnType<typeof testHouse>>, userId: string, address: string) =>
  house.database.pool.query(`insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), $1, 'email', $2, $2)`, [
    userId,
    address,
  ]);

describe('an address proved on an account', () => {
  test('of another person stays with that person', async () => {
    const house = await testHouse();
    await signInAs(house, 'kabir@elevate.example');
    const { headers } = await signInAs(house, email);
    const passcode = await askForCode(house, 'kabir@elevate.example');
    expect(await house.ask(onlyVerifyEmail, { email: 'kabir@elevate.example', passcode }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'emailOfAnother' },
    });
  });

  test('is a way in from then on', async () => {
    const house = await testHouse();
    const { headers, user } = await signInAs(house, email);
    const passcode = await askForCode(house, 'second@elevate.example');
    expect(await house.ask(onlyVerifyEmail, { email: 'second@elevate.example', passcode }, { headers })).toMatchObject({
      status: 200,
      body: { email: 'second@elevate.example' },
    });
    expect((await signInAs(house, 'second@elevate.example', { headers: {} })).user.id).toBe(user.id);
  });

  test('by two people at the same instant, each in a spelling of their own, goes to one of them', async () => {
    const house = await testHouse();
    const people = [await signInAs(house, email), await signInAs(house, 'kabir@elevate.example')];
    const spellings = ['Shared@Elevate.example', 'shared@elevate.EXAMPLE'];
    const passcode = await askForCode(house, 'shared@elevate.example');
    const answers = await Promise.all(
      people.map(({ headers }, index) => house.ask(onlyVerifyEmail, { email: spellings[index], passcode }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    const { rows } = await house.house.database.pool.query("select user_id from user_ways where subject = 'shared@elevate.example'");
    expect(rows).toEqual([{ user_id: winner?.user.id }]);
    expect((await signInAs(house, 'SHARED@elevate.example')).user.id).toBe(winner?.user.id);
  });

  test('needs a session and the right code', async () => {
    const house = await testHouse();
    expect(await house.ask(onlyVerifyEmail, { email, passcode: '123456' })).toMatchObject({ status: 401 });
    const { headers } = await signInAs(house, email);
    expect(await house.ask(onlyVerifyEmail, { email: 'second@elevate.example', passcode: '123456' }, { headers })).toMatchObject({
      status: 422,
      body: { message: 'Failed to verify!' },
    });
  });
});

test('what an impostor set up on an address dies when its owner proves it', async () => {
  const house = await testHouse();
  const { pool } = house.house.database;
  const impostor = await signInAs(house, 'impostor@elevate.example');
  // As a registration with a password leaves it: the owner's address, unproved, and nothing that was ever proved.
  await pool.query('delete from user_ways where user_id = $1', [impostor.user.id]);
  await nameAddress(house, impostor.user.id, email);
  await pool.query("insert into user_passwords (user_id, hash) values ($1, 'x')", [impostor.user.id]);
  const owner = await signInAs(house, email);
  expect(await house.ask(getMyDetails, {}, { headers: impostor.headers })).toMatchObject({ status: 401 });
  expect((await pool.query('select 1 from user_passwords')).rowCount).toBe(0);
  expect((await pool.query('select kind, subject from user_ways where user_id = $1', [owner.user.id])).rows).toEqual([
    { kind: 'email', subject: email },
  ]);
});

test('an address that somebody named but never proved does not give its owner that account', async () => {
  const house = await testHouse();
  const kabir = await signInAs(house, 'kabir@elevate.example');
  await nameAddress(house, kabir.user.id, email);
  expect((await signInAs(house, email)).user.id).not.toBe(kabir.user.id);
  expect((await house.ask(getMyDetails, {}, { headers: kabir.headers })).status).toBe(200);
});
