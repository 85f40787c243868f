import { describe, expect, test } from 'vitest';
import { listSignInWays } from '../../src/contract/identity.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../src/contract/phone.ts';
import { listMyWays } from '../../src/contract/account.ts';
import { publishKeys } from '../builders/firebase-tokens.ts';
import { testApp } from '../builders/open-test-app.ts';
import { cookiesOf, signInAs } from '../builders/sign-in.ts';
import { sandboxToken, textedCode } from '../builders/text-messages.ts';

const phone = '+919876543210';
const other = '+919876543211';
const refused = { status: 422, body: { error: 'phoneNotVerified', message: 'Failed to verify! Try again after some time!' } };
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const networks = (many: number) => Array.from({ length: many }, (_, index) => `10.0.${index}.1`);

describe('the sandbox of phone sign-in', () => {
  test('is the default of a new installation', async () => {
    const { ask, send } = await testApp();
    expect((await ask(listSignInWays, {})).body['phone']).toBe('sandbox');
    expect(await (await send('/healthz')).json()).toMatchObject({ providers: { phoneIdentity: 'sandbox' } });
  });

  test('writes the code into the outbox, and its token signs in a new person', async () => {
    const app = await testApp();
    const code = await textedCode(app, phone);
    const page = await (await app.send('/dev/outbox')).text();
    expect(page).toContain(`Your code: ${code}`);
    const { body } = await app.ask(takeSandboxToken, { phone, code });
    const signedIn = await app.ask(verifyFirebaseToken, { firebaseIdToken: body['firebaseIdToken'] });
    expect(signedIn).toMatchObject({ status: 200, body: { status: 'INACTIVE', email: null } });
    expect(cookiesOf(signedIn.headers)).toMatch(/_token=.+_userSession=/);
  });

  test('accepts a number with spaces, dashes and brackets as the same number', async () => {
    const app = await testApp();
    const code = await textedCode(app, '+91 98765 43210');
    const { status } = await app.ask(takeSandboxToken, { phone: '+91 (98765) 43-210', code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(status).toBe(200);
  });

  test('requires the full number', async () => {
    const { ask } = await testApp();
    for (const given of ['', '9876543210', '+91', '+91 98765', '+0 98765 43210', 'asha@elevate.example']) {
      const { status, body } = await ask(sendSandboxCode, { phone: given });
      expect([status, body['fields']], given).toEqual([400, { phone: 'Phone number must be given in full with country code.' }]);
    }
  });

  test('gives one token per code, also in parallel', async () => {
    const app = await testApp();
    const code = await textedCode(app, phone);
    const answers = await Promise.all(networks(8).map((address) => app.ask(takeSandboxToken, { phone, code }, { address })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
    expect(await app.ask(takeSandboxToken, { phone, code })).toMatchObject(refused);
  });

  test('allows five attempts; the right code after them is refused', async () => {
    const app = await testApp();
    const code = await textedCode(app, phone);
    for (let tries = 0; tries < 5; tries++) {
      expect(await app.ask(takeSandboxToken, { phone, code: wrong(code) })).toMatchObject(refused);
    }
    expect(await app.ask(takeSandboxToken, { phone, code })).toMatchObject(refused);
  });

  test('invalidates a code by the next one and after ten minutes, and accepts it for its own number only', async () => {
    const app = await testApp();
    const headers = { cookie: cookiesOf((await app.ask(sendSandboxCode, { phone })).headers) };
    const first = await textedCode(app, phone, { headers });
    const second = await textedCode(app, phone, { headers });
    expect((await app.ask(takeSandboxToken, { phone, code: first })).status).toBe(422);
    expect((await app.ask(takeSandboxToken, { phone: other, code: second })).status).toBe(422);
    await app.context.database.pool.query("update one_time_codes set expires_at = now() - interval '1 second'");
    expect((await app.ask(takeSandboxToken, { phone, code: second })).status).toBe(422);
  });

  test('stores a code as a hash', async () => {
    const app = await testApp();
    const code = await textedCode(app, phone);
    const { rows } = await app.context.database.pool.query<{ text: string }>('select c::text as text from one_time_codes c');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
  });

  test('is limited per number and network, so that nobody blocks the number of another, and per network for any number', async () => {
    const { ask } = await testApp();
    const byNumber: number[] = [];
    const address = '192.0.2.50';
    for (let times = 0; times < 9; times++) byNumber.push((await ask(sendSandboxCode, { phone }, { address })).status);
    expect(byNumber).toEqual([...Array<number>(8).fill(200), 429]);
    expect((await ask(sendSandboxCode, { phone }, { address: '192.0.2.51' })).status).toBe(200);
    const byNetwork: number[] = [];
    for (let index = 10; index < 31; index++) byNetwork.push((await ask(sendSandboxCode, { phone: `+9198765432${index}` })).status);
    expect([byNetwork[19], byNetwork[20]]).toEqual([200, 429]);
  });

  test('makes 200 codes a day for a number, from all networks together, and says then that it is a sandbox', async () => {
    const { ask, context } = await testApp();
    await context.limits.count('all codes of a number', phone, { points: 200, windowSeconds: 86_400 }, 199);
    expect((await ask(sendSandboxCode, { phone })).status).toBe(200);
    const refusedForToday = await ask(sendSandboxCode, { phone }, { address: '192.0.2.51' });
    expect(refusedForToday).toMatchObject({ status: 429, body: { error: 'sandboxCodesUsed' } });
    expect(refusedForToday.body['message']).toMatch(
      /^This installation only tries out the sign-in by phone, and makes at most 200 codes a day/,
    );
    expect(refusedForToday.headers.get('retry-after')).toBe('86400');
    expect((await ask(sendSandboxCode, { phone: other })).status).toBe(200);
  });

  test('does not exist beside a real identity provider, whose sign-ins its limits do not concern', async () => {
    const { ask, context } = await testApp({ variables: (await publishKeys()).variables });
    await context.limits.count('all codes of a number', phone, { points: 200, windowSeconds: 86_400 }, 200);
    expect((await ask(sendSandboxCode, { phone })).status).toBe(404);
    expect((await ask(takeSandboxToken, { phone, code: '123456' })).status).toBe(404);
    expect((await ask(verifyFirebaseToken, { firebaseIdToken: 'forged' })).status).toBe(422);
  });

  test('of another installation is not accepted', async () => {
    const [here, elsewhere] = [await testApp(), await testApp()];
    const firebaseIdToken = await sandboxToken(elsewhere, phone);
    expect(await here.ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });
});

describe('a phone number', () => {
  test('belongs to one account, in parallel and later', async () => {
    const app = await testApp();
    const [first, second] = [await sandboxToken(app, phone), await sandboxToken(app, phone)];
    const answers = await Promise.all([first, second].map((firebaseIdToken) => app.ask(verifyFirebaseToken, { firebaseIdToken })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
  });

  test('is added to the signed-in account, and signs in to it afterwards', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, 'asha@elevate.example');
    const firebaseIdToken = await sandboxToken(app, phone);
    expect(await app.ask(onlyVerifyPhone, { firebaseIdToken }, { headers })).toMatchObject({
      status: 200,
      body: { phone: '+91 98765 43210' },
    });
    expect((await app.ask(listMyWays, {}, { headers })).body).toMatchObject([
      { kind: 'email' },
      { kind: 'phone', shown: '+91 98765 43210' },
    ]);
    const later = await app.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(app, phone) });
    expect(later.body['id']).toBe(user.id);
  });

  test('of another account is not taken over', async () => {
    const app = await testApp();
    const owner = await app.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(app, phone) });
    const { headers } = await signInAs(app, 'asha@elevate.example');
    expect(await app.ask(onlyVerifyPhone, { firebaseIdToken: await sandboxToken(app, phone) }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'phoneOfAnother' },
    });
    const again = await app.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(app, phone) });
    expect(again.body['id']).toBe(owner.body['id']);
  });

  test('that two people verify at the same instant is added to one of them', async () => {
    const app = await testApp();
    const people = [await signInAs(app, 'asha@elevate.example'), await signInAs(app, 'kabir@elevate.example')];
    const tokens = [await sandboxToken(app, phone), await sandboxToken(app, phone)];
    const answers = await Promise.all(
      people.map(({ headers }, index) => app.ask(onlyVerifyPhone, { firebaseIdToken: tokens[index] }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
