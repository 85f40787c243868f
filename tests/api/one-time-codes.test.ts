import { describe, expect, test, vi } from 'vitest';
import { initiateEmailVerification, verifyEmailPasscode } from '../../src/contract/identity.ts';
import { startMailServer } from '../builders/mail-server.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, cookiesOf } from '../builders/sign-in.ts';

const email = 'asha@elevate.example';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
/** Addresses of many networks, so that the limit per network does not apply. */
const networks = (many: number) => Array.from({ length: many }, (_, index) => `10.${index >> 8}.${index & 255}.1`);

describe('a one-time code', () => {
  test('signs in once, and a new person is INACTIVE', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const first = await app.ask(verifyEmailPasscode, { email, passcode });
    expect(first).toMatchObject({ status: 200, body: { status: 'INACTIVE', email, profile: { fullName: '' } } });
    expect(cookiesOf(first.headers)).toMatch(/_token=.+_userSession=/);
    expect(await app.ask(verifyEmailPasscode, { email, passcode })).toMatchObject({
      status: 422,
      body: { error: 'wrongCode', message: 'Failed to verify OTP' },
    });
  });

  test('may be typed with spaces, for an address in upper or lower case', async () => {
    const app = await testApp();
    const code = await askForCode(app, email);
    const passcode = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await app.ask(verifyEmailPasscode, { email: 'ASHA@Elevate.example ', passcode })).status).toBe(200);
  });

  test('sent twice at the same instant signs in once', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const answers = await Promise.all(networks(8).map((address) => app.ask(verifyEmailPasscode, { email, passcode }, { address })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
    expect((await app.context.database.pool.query('select 1 from users where email = $1', [email])).rowCount).toBe(1);
  });

  test('becomes invalid when a new one is requested', async () => {
    const app = await testApp();
    const first = await askForCode(app, email);
    const second = await askForCode(app, email);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: first })).status).toBe(422);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: second })).status).toBe(200);
  });

  test('expires after ten minutes', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const { rows } = await app.context.database.pool.query<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from one_time_codes',
    );
    expect(rows).toEqual([{ minutes: 10 }]);
    await app.context.database.pool.query("update one_time_codes set expires_at = now() - interval '1 second'");
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(422);
  });

  test('allows five attempts; the right one after them is refused', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    for (let tries = 0; tries < 5; tries++) await app.ask(verifyEmailPasscode, { email, passcode: wrong(passcode) });
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(422);
  });

  test('is stored as a hash, and encrypted in the queue of mails', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const { rows } = await app.context.database.pool.query<{ code: string; jobs: string }>(
      "select (select string_agg(c::text, ' ') from one_time_codes c) as code, (select string_agg(j.data::text, ' ') from jobs.job j) as jobs",
    );
    expect(rows[0]?.code).not.toContain(passcode);
    expect(rows[0]?.jobs).toContain('sealed');
    expect(rows[0]?.jobs).not.toContain(passcode);
    expect(rows[0]?.jobs).not.toContain('asha');
  });
});

describe('guessing', () => {
  test('a thousand parallel wrong codes let nobody in and lock only that code', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const others = await askForCode(app, 'kabir@elevate.example');
    const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '9')).filter((guess) => guess !== passcode);
    const answers = await Promise.all(
      guesses.map((guess, index) => app.ask(verifyEmailPasscode, { email, passcode: guess }, { address: networks(1_000)[index] ?? '' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(422);
    expect((await app.ask(verifyEmailPasscode, { email: 'kabir@elevate.example', passcode: others })).status).toBe(200);
    const next = await askForCode(app, email);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: next })).status).toBe(200);
  });

  test('has an hourly limit that a new code does not reset', async () => {
    const app = await testApp();
    let code = '';
    for (let codes = 0; codes < 4; codes++) {
      code = await askForCode(app, email);
      for (let tries = 0; tries < 5; tries++) await app.ask(verifyEmailPasscode, { email, passcode: wrong(code) });
    }
    code = await askForCode(app, email);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: code })).status).toBe(422);
    await app.context.database.pool.query("update one_time_codes set failures_since = now() - interval '61 minutes'");
    expect((await app.ask(verifyEmailPasscode, { email, passcode: code })).status).toBe(200);
  });
});

describe('requesting a code', () => {
  test('has the same answer for known and unknown addresses', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    await app.ask(verifyEmailPasscode, { email, passcode });
    const known = await app.ask(initiateEmailVerification, { email });
    const unknown = await app.ask(initiateEmailVerification, { email: 'nobody@elevate.example' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test('is limited per address, whoever asks', async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (const address of networks(9)) statuses.push((await app.ask(initiateEmailVerification, { email }, { address })).status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
    expect((await app.ask(initiateEmailVerification, { email: 'other@elevate.example' })).status).toBe(200);
  });

  test('is limited per network, for any address', async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) {
      statuses.push((await app.ask(initiateEmailVerification, { email: `p${index}@elevate.example` })).status);
    }
    expect([statuses[19], statuses[20]]).toEqual([200, 429]);
  });

  test('from a form on another site is refused', async () => {
    const app = await testApp();
    const answer = await app.ask(initiateEmailVerification, { email }, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer).toMatchObject({ status: 403, body: { error: 'foreignOrigin' } });
  });

  test.each([
    ['', 'email'],
    ['asha', 'email'],
  ])('names the field for %j', async (given, field) => {
    const app = await testApp();
    const { status, body } = await app.ask(initiateEmailVerification, { email: given });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
  });

  test('while the mail server is unreachable says so, and the mail is sent later', async () => {
    const away = await startMailServer();
    await away.stop();
    const app = await testApp({ variables: { SMTP_URL: `smtp://127.0.0.1:${away.port}` } });
    expect(await app.ask(initiateEmailVerification, { email })).toMatchObject({
      status: 503,
      body: { error: 'codeNotSent', message: 'Something went wrong try after sometime!' },
    });
    const back = await startMailServer(away.port);
    const passcode = await vi.waitFor(
      () => {
        const code = /Your code: (\d{6})/.exec(back.mails.join('\n'))?.[1];
        if (!code) throw new Error('no mail yet');
        return code;
      },
      { timeout: 15_000, interval: 50 },
    );
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(200);
    await app.close();
    await back.stop();
  });
});

test('a code that was never requested signs nobody in', async () => {
  const app = await testApp();
  expect((await app.ask(verifyEmailPasscode, { email, passcode: '123456' })).status).toBe(422);
});
