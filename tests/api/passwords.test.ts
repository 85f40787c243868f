import { describe, expect, test, vi } from 'vitest';
import { getMyDetails, onlyVerifyEmail } from '../../src/contract/identity.ts';
import {
  checkPasswordResetToken,
  forgetPassword,
  isUser,
  login,
  register,
  resetPassword,
  socialLogin,
  verifyUser,
} from '../../src/contract/passwords.ts';
import { listMyWays, removeMyWay, type Way } from '../../src/contract/account.ts';
import { mailedText } from '../builders/mailed-text.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, cookiesOf, mailedCode, signInAs } from '../builders/sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
const email = 'asha@elevate.example';
const password = 'eleven by thursday';
const asha = { fullName: 'Asha Rao', email, password };

async function registered(app: TestApp, fields = asha) {
  expect((await app.ask(register, fields)).status).toBe(200);
  const passcode = await mailedCode(app, fields.email);
  return app.ask(verifyUser, { email: fields.email, passcode, password: fields.password });
}

const mailedToken = (app: TestApp) => mailedText(app, /reset token: (\S+)/);

describe('an older client', () => {
  test('registers, verifies the address, and signs in with the password', async () => {
    const app = await testApp();
    // What is typed last before the address is verified counts.
    await app.ask(register, { ...asha, fullName: 'Asha', password: 'another password' });
    await mailedCode(app, email);
    expect(await registered(app)).toMatchObject({ status: 200, body: { response: { email, profile: { fullName: 'Asha Rao' } } } });
    const signedIn = await app.ask(login, { email: 'ASHA@elevate.example', password });
    expect(signedIn.status).toBe(200);
    const headers = { cookie: cookiesOf(signedIn.headers) };
    expect((await app.ask(getMyDetails, {}, { headers })).status).toBe(200);
    expect(await app.ask(isUser, {}, { headers })).toMatchObject({ body: { response: { isLoggedIn: true, user: { email } } } });
  });

  test('gets the logged-out answer without a session', async () => {
    const app = await testApp();
    expect(await app.ask(isUser, {})).toMatchObject({ body: { response: { isLoggedIn: false, user: null } } });
  });

  test('learns how to sign in with another account', async () => {
    const app = await testApp();
    expect(await app.ask(socialLogin, { provider: 'google' })).toMatchObject({
      body: { response: { url: '/auth/social/google/start?mode=redirect' } },
    });
    expect((await app.ask(socialLogin, { provider: 'elsewhere' })).status).toBe(400);
  });

  test('cannot sign in before the address is verified', async () => {
    const app = await testApp();
    await app.ask(register, asha);
    expect(await app.ask(login, { email, password })).toMatchObject({ status: 422, body: { error: 'wrongPassword' } });
  });

  test('gets the same answer for a wrong password and an unknown address', async () => {
    const app = await testApp();
    await registered(app);
    const wrong = await app.ask(login, { email, password: 'not this one' });
    const unknown = await app.ask(login, { email: 'nobody@elevate.example', password });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  test('cannot guess at one address from many networks, and the owner still signs in: by a code, and by the password where they are known', async () => {
    const app = await testApp();
    // Whoever verified the address or typed its password with this browser is known.
    const known = [await registered(app), await app.ask(login, { email, password })].map(({ headers }) => cookiesOf(headers));
    const statuses: number[] = [];
    for (let index = 0; index < 51; index++) {
      statuses.push((await app.ask(login, { email, password: `guess number ${index}` }, { address: `10.9.${index}.1` })).status);
    }
    expect([statuses[49], statuses[50]]).toEqual([422, 403]);
    const elsewhere = { address: '192.0.2.200' };
    // These are not counted for the network either, which goes on being told what to do instead.
    for (let times = 0; times < 11; times++) {
      expect(await app.ask(login, { email, password }, elsewhere)).toMatchObject({ status: 403, body: { error: 'codeInstead' } });
    }
    for (const cookie of known) {
      expect((await app.ask(login, { email, password }, { headers: { cookie }, ...elsewhere })).status).toBe(200);
    }
    const { headers } = await signInAs(app, email, elsewhere);
    expect((await app.ask(login, { email, password }, { headers, ...elsewhere })).status).toBe(200);
  });

  test('cannot guess for long from one network, and right passwords do not count', async () => {
    const app = await testApp();
    await registered(app);
    for (let times = 0; times < 6; times++) expect((await app.ask(login, { email, password })).status).toBe(200);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) statuses.push((await app.ask(login, { email, password: 'not this one' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await app.ask(login, { email, password }, { address: '192.0.2.201' })).status).toBe(200);
  });

  test('has the password stored as argon2id', async () => {
    const app = await testApp();
    await registered(app);
    const { rows } = await app.context.database.pool.query<{ hash: string }>('select hash from user_passwords');
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('an impostor who registers an address', () => {
  test('gains nothing when its owner completes the registration with another password', async () => {
    const app = await testApp();
    await app.ask(register, { ...asha, password: 'the impostor chose it' });
    const passcode = await mailedCode(app, email);
    expect((await app.ask(verifyUser, { email, passcode, password })).status).toBe(422);
  });

  test('loses the password and the name when its owner signs in with a code', async () => {
    const app = await testApp();
    await app.ask(register, { ...asha, password: 'the impostor chose it' });
    await mailedCode(app, email);
    const owner = await signInAs(app, email);
    expect(await app.ask(login, { email, password: 'the impostor chose it' })).toMatchObject({ status: 422 });
    expect((await app.ask(getMyDetails, {}, { headers: owner.headers })).body).toMatchObject({ profile: { fullName: '' } });
  });

  test('gains nothing from a race between the check of the password and the verification of the address', async () => {
    const app = await testApp();
    const { pool } = app.context.database;
    await app.ask(register, asha);
    const passcode = await mailedCode(app, email);
    const holder = await pool.connect();
    // The owner's verification has checked the password and waits for the code; the impostor registers the address at that moment.
    await holder.query('begin');
    await holder.query('select from one_time_codes for update');
    const proof = app.ask(verifyUser, { email, passcode, password });
    const waiting = (many: number) =>
      vi.waitFor(async () => {
        const { rows } = await pool.query<{ many: number }>(
          `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0]?.many).toBe(many);
      }, 8_000);
    await waiting(1);
    expect((await app.ask(register, { ...asha, password: 'the impostor chose it' })).status).toBe(200);
    await holder.query('commit').finally(() => holder.release());
    expect((await proof).status).toBe(422);
    expect((await app.ask(login, { email, password: 'the impostor chose it' })).status).toBe(422);
  });

  test('changes nothing for a verified address, with the same answer as for any other', async () => {
    const app = await testApp();
    await registered(app);
    expect(await app.ask(register, { ...asha, password: 'the impostor chose it' })).toMatchObject({ status: 200, body: { status: 1 } });
    expect((await app.ask(login, { email, password: 'the impostor chose it' })).status).toBe(422);
    expect((await app.ask(login, { email, password })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is replaced once by the token from the mail, and all sessions end', async () => {
    const app = await testApp();
    const before = await registered(app);
    expect((await app.ask(forgetPassword, { email })).status).toBe(200);
    const token = await mailedToken(app);
    expect(await app.ask(checkPasswordResetToken, { token })).toMatchObject({ body: { response: { isValid: true } } });
    const both = await Promise.all([1, 2].map(() => app.ask(resetPassword, { token, password: 'a better password' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await app.ask(getMyDetails, {}, { headers: { cookie: cookiesOf(before.headers) } })).status).toBe(401);
    expect((await app.ask(login, { email, password })).status).toBe(422);
    expect((await app.ask(login, { email, password: 'a better password' })).status).toBe(200);
    expect(await app.ask(checkPasswordResetToken, { token })).toMatchObject({ body: { response: { isValid: false } } });
  });

  test('asked for by many strangers is mailed five times in an hour, and every token in the mailbox works', async () => {
    const app = await testApp();
    await registered(app);
    await app.ask(forgetPassword, { email });
    const first = await mailedToken(app);
    for (let index = 0; index < 7; index++) {
      expect((await app.ask(forgetPassword, { email }, { address: `10.8.${index}.1` })).status).toBe(200);
    }
    const { pool } = app.context.database;
    await vi.waitFor(async () => expect((await pool.query('select from password_resets')).rowCount).toBe(5), 8_000);
    expect((await app.ask(resetPassword, { token: first, password: 'a better password' })).status).toBe(200);
    expect((await pool.query('select from password_resets')).rowCount).toBe(0);
  });

  test('of an unknown address has the same answer, by the same work, and no mail is sent', async () => {
    const app = await testApp();
    await registered(app);
    await app.ask(forgetPassword, { email: 'nobody@elevate.example' });
    const { pool } = app.context.database;
    // Until the answer both look the same to the database; the user is looked up afterwards.
    const { rows } = await pool.query<{ names: string[] }>(
      `select array_agg(name) as names from jobs.job where created_on > (select max(created_on) from jobs.job where name = 'mail')`,
    );
    expect(rows[0]?.names).toEqual(['password-reset']);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select from jobs.job where name = 'password-reset' and state = 'completed'`);
      expect(rowCount).toBe(1);
    }, 8_000);
    expect((await pool.query(`select from jobs.job where name = 'mail'`)).rowCount).toBe(1);
    expect((await pool.query('select from password_resets')).rowCount).toBe(0);
  });

  test('of an address that was removed from the account is not replaced', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, email);
    const other = 'asha.other@elevate.example';
    await app.ask(onlyVerifyEmail, { email: other, passcode: await askForCode(app, other) }, { headers });
    await app.ask(forgetPassword, { email: other });
    const token = await mailedToken(app);
    const ways = (await app.ask(listMyWays, {}, { headers })).body as unknown as Way[];
    await app.ask(removeMyWay, { id: ways.find(({ shown }) => shown === other)?.id }, { headers });
    expect(await app.ask(resetPassword, { token, password: 'a better password' })).toMatchObject({ body: { error: 'staleToken' } });
  });

  test('has a token that expires after an hour', async () => {
    const app = await testApp();
    await registered(app);
    await app.ask(forgetPassword, { email });
    const token = await mailedToken(app);
    await app.context.database.pool.query("update password_resets set expires_at = expires_at - interval '60 minutes'");
    expect(await app.ask(resetPassword, { token, password: 'a better password' })).toMatchObject({
      status: 422,
      body: { error: 'staleToken' },
    });
  });

  test.each(['short', 'x'.repeat(129)])('is not replaced by %j', async (unfit) => {
    const app = await testApp();
    const { status, body } = await app.ask(resetPassword, { token: 'any', password: unfit });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['password']]);
  });
});
