import { describe, expect, test, vi } from 'vitest';
import { initiateEmailVerification, verifyEmailPasscode } from '../../src/contract/identity.ts';
import { startMailServer } from '../builders/mail-server.ts';
import { mailWith } from '../builders/mails.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, cookiesOf, signInAs } from '../builders/sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

const email = 'asha@elevate.example';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
/** Addresses of many networks, so that the limit per network does not apply. */
const networks = (many: number) => Array.from({ length: many }, (_, index) => `10.${index >> 8}.${index & 255}.1`);

/** The cookie by which a browser is recognised, without a session. */
const deviceOf = (headers: Headers) =>
  cookiesOf(headers)
    .split('; ')
    .find((pair) => pair.startsWith('_device=')) ?? '';

/** A browser that has requested a code before, for another address. */
async function browser(app: TestApp) {
  const { headers } = await app.ask(initiateEmailVerification, { email: 'somebody@elevate.example' }, { address: '192.0.2.150' });
  return { headers: { cookie: deviceOf(headers) } };
}

const signedIn = async (app: TestApp) => app.ask(verifyEmailPasscode, { email, passcode: await askForCode(app, email) });

/** The code of twelve digits in the newest mail with one. */
async function longCode(app: TestApp): Promise<string> {
  return /Your code: (\d{4} \d{4} \d{4})/.exec(await mailWith(app, email, 'It is longer than usual'))?.[1] ?? '';
}

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

  test('becomes invalid when the same browser requests a new one', async () => {
    const app = await testApp();
    const { headers } = await browser(app);
    const first = await askForCode(app, email, { headers });
    const second = await askForCode(app, email, { headers });
    expect((await app.ask(verifyEmailPasscode, { email, passcode: first }, { headers })).status).toBe(422);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: second }, { headers })).status).toBe(200);
  });

  test('may be typed in another browser and network than the one that requested it', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email, { address: '192.0.2.1' });
    const elsewhere = { ...(await browser(app)), address: '198.51.100.1' };
    expect((await app.ask(verifyEmailPasscode, { email, passcode }, elsewhere)).status).toBe(200);
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
  test('a thousand parallel wrong codes let nobody in, and the code still works where it was requested', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '9')).filter((guess) => guess !== passcode);
    const answers = await Promise.all(
      guesses.map((guess, index) => app.ask(verifyEmailPasscode, { email, passcode: guess }, { address: networks(1_000)[index] ?? '' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    // The five tries of everybody else are used up, so the right code is refused elsewhere.
    expect((await app.ask(verifyEmailPasscode, { email, passcode }, { address: '192.0.2.99' })).status).toBe(422);
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(200);
  });

  test('in the network of the owner does not use up the tries of the browser that requested the code', async () => {
    const app = await testApp();
    const { headers } = await browser(app);
    const passcode = await askForCode(app, email, { headers });
    for (let tries = 0; tries < 6; tries++) await app.ask(verifyEmailPasscode, { email, passcode: wrong(passcode) });
    expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(422);
    expect((await app.ask(verifyEmailPasscode, { email, passcode }, { headers })).status).toBe(200);
  });

  test('takes fifteen wrong codes for one code at most, whatever the number of networks', async () => {
    const app = await testApp();
    const { headers } = await browser(app);
    const passcode = await askForCode(app, email, { headers });
    const addresses = ['203.0.113.7', ...networks(20)];
    for (const address of addresses) {
      for (const sent of [{ address }, { address, headers }]) {
        await app.ask(verifyEmailPasscode, { email, passcode: wrong(passcode) }, sent);
      }
    }
    for (let tries = 0; tries < 6; tries++) await app.ask(verifyEmailPasscode, { email, passcode: wrong(passcode) });
    const { rows } = await app.context.database.pool.query(
      'select device_tries, network_tries, other_tries from one_time_codes where email_key = $1',
      [email],
    );
    expect(rows).toEqual([{ device_tries: 0, network_tries: 0, other_tries: 0 }]);
    for (const sent of [{}, { headers }, { address: '192.0.2.77' }]) {
      expect((await app.ask(verifyEmailPasscode, { email, passcode }, sent)).status).toBe(422);
    }
  });
});

describe('an address for which strangers request codes without end', () => {
  /** Requests from networks of their own: the short codes of a day, and more. */
  async function flood(app: TestApp, many = 12) {
    const answers = [];
    for (const address of networks(many)) answers.push(await app.ask(initiateEmailVerification, { email }, { address }));
    return answers;
  }

  test('is mailed eight short codes and one long one in an hour, and nobody is refused', async () => {
    const app = await testApp();
    const answers = await flood(app);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    const short = { status: 1, codeLength: 6, isMailed: true };
    const long = { status: 1, codeLength: 12, isMailed: true };
    const mailed = { status: 1, codeLength: 12, isMailed: false };
    expect(answers.map(({ body }) => body)).toEqual([...Array<object>(8).fill(short), long, ...Array<object>(3).fill(mailed)]);
  });

  test('signs its owner in from anywhere with the long code of the newest mail, whatever is guessed meanwhile', async () => {
    const app = await testApp();
    await flood(app);
    const passcode = await longCode(app);
    const guesses = networks(60).map((address, index) =>
      app.ask(verifyEmailPasscode, { email, passcode: String(index).padStart(12, '7') }, { address }),
    );
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([422]));
    const owner = { address: '192.0.2.10' };
    expect((await app.ask(initiateEmailVerification, { email }, owner)).body).toMatchObject({ codeLength: 12, isMailed: false });
    const signedIn = await app.ask(verifyEmailPasscode, { email, passcode }, owner);
    expect(signedIn.status).toBe(200);
    expect((await app.ask(verifyEmailPasscode, { email, passcode }, owner)).status).toBe(422);
    // Now the browser is known, and has short codes of its own.
    const headers = { cookie: deviceOf(signedIn.headers) };
    expect((await app.ask(initiateEmailVerification, { email }, { ...owner, headers })).body).toMatchObject({
      codeLength: 6,
      isMailed: true,
    });
  });

  test('has codes of their own for a browser that signed in before, also after it logged out', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const known = { cookie: deviceOf((await app.ask(verifyEmailPasscode, { email, passcode })).headers) };
    await flood(app);
    const again = await askForCode(app, email, { headers: known });
    expect(again).toMatch(/^\d{6}$/);
    expect((await app.ask(verifyEmailPasscode, { email, passcode: again }, { headers: known })).status).toBe(200);
  });

  test('takes no word of a browser for having signed in: not its readable cookie, and not a cookie that signed in elsewhere', async () => {
    const app = await testApp();
    const other = 'kabir@elevate.example';
    const { user, headers } = await signInAs(app, other);
    await flood(app);
    const cookies = [`_userSession=${user.id}`, headers.cookie, '_device=nonsense', `_device=${headers.cookie.split('_token=')[1]}`];
    for (const cookie of cookies) {
      const { body } = await app.ask(initiateEmailVerification, { email }, { headers: { cookie }, address: '192.0.2.20' });
      expect(body, cookie.slice(0, 20)).toMatchObject({ codeLength: 12, isMailed: false });
    }
  });

  test('counts no code that was typed correctly', async () => {
    const app = await testApp();
    for (let times = 0; times < 10; times++) {
      const passcode = await askForCode(app, email);
      expect(passcode).toMatch(/^\d{6}$/);
      expect((await app.ask(verifyEmailPasscode, { email, passcode })).status).toBe(200);
    }
  });

  test('is refused eight codes later only to the known browser that requested them', async () => {
    const app = await testApp();
    const known = { cookie: deviceOf((await signedIn(app)).headers) };
    const statuses: number[] = [];
    for (const address of networks(9))
      statuses.push((await app.ask(initiateEmailVerification, { email }, { address, headers: known })).status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
    expect((await app.ask(initiateEmailVerification, { email })).status).toBe(200);
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
