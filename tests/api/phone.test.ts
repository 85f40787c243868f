import { describe, expect, test } from 'vitest';
import { listSignInWays } from '../../src/contract/identity.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../src/contract/phone.ts';
import { listMyWays } from '../../src/contract/ways.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { cookiesOf, signInAs } from '../builders/sign-in.ts';
import { sandboxToken, textedCode } from '../builders/text-messages.ts';

const phone = '+919876543210';
const other = '+919876543211';
const refused = { status: 422, body: { error: 'phoneNotVerified', message: 'Failed to verify! Try again after some time!' } };
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const networks = (many: number) => Array.from({ length: many }, (_, index) => `10.0.${index}.1`);

describe('the sandbox of phone sign-in', () => {
  test('is what a fresh installation has', async () => {
    const { ask, send } = await testHouse();
    expect((await ask(listSignInWays, {})).body['phone']).toBe('sandbox');
    expect(await (await send('/healthz')).json()).toMatchObject({ providers: { phoneIdentity: 'sandbox' } });
  });

  test('writes the code into the outbox, and its token signs in a new person', async () => {
    const house = await testHouse();
    const code = await textedCode(house, phone);
    const page = await (await house.send('/dev/outbox')).text();
    expect(page).toContain(`Your code: ${code}`);
    const { body } = await house.ask(takeSandboxToken, { phone, code });
    const signedIn = await house.ask(verifyFirebaseToken, { firebaseIdToken: body['firebaseIdToken'] });
    expect(signedIn).toMatchObject({ status: 200, body: { status: 'INACTIVE', email: null } });
    expect(cookiesOf(signedIn.headers)).toMatch(/_token=.+_userSession=/);
  });

  test('takes a number with spaces, dashes and brackets as the same number', async () => {
    const house = await testHouse();
    const code = await textedCode(house, '+91 98765 43210');
    const { status } = await house.ask(takeSandboxToken, { phone: '+91 (98765) 43-210', code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(status).toBe(200);
  });

  test('asks for the whole number', async () => {
    const { ask } = await testHouse();
    for (const given of ['', '9876543210', '+91', '+91 98765', '+0 98765 43210', 'asha@elevate.example']) {
      const { status, body } = await ask(sendSandboxCode, { phone: given });
      expect([status, body['fields']], given).toEqual([400, { phone: 'Phone number must be given in full with country code.' }]);
    }
  });

  test('gives one token for a code, even at the same instant, and none afterwards', async () => {
    const house = await testHouse();
    const code = await textedCode(house, phone);
    const answers = await Promise.all(networks(8).map((address) => house.ask(takeSandboxToken, { phone, code }, { address })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
    expect(await house.ask(takeSandboxToken, { phone, code })).toMatchObject(refused);
  });

  test('takes five tries, and the right code after them is too late', async () => {
    const house = await testHouse();
    const code = await textedCode(house, phone);
    for (let tries = 0; tries < 5; tries++) {
      expect(await house.ask(takeSandboxToken, { phone, code: wrong(code) })).toMatchObject(refused);
    }
    expect(await house.ask(takeSandboxToken, { phone, code })).toMatchObject(refused);
  });

  test('ends a code with the next one and after ten minutes, and takes it for its own number alone', async () => {
    const house = await testHouse();
    const first = await textedCode(house, phone);
    const second = await textedCode(house, phone);
    expect((await house.ask(takeSandboxToken, { phone, code: first })).status).toBe(422);
    expect((await house.ask(takeSandboxToken, { phone: other, code: second })).status).toBe(422);
    await house.house.database.pool.query("update one_time_codes set expires_at = now() - interval '1 second'");
    expect((await house.ask(takeSandboxToken, { phone, code: second })).status).toBe(422);
  });

  test('keeps a code as a hash', async () => {
    const house = await testHouse();
    const code = await textedCode(house, phone);
    const { rows } = await house.house.database.pool.query<{ text: string }>('select c::text as text from one_time_codes c');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
  });

  test('is limited by number, whoever asks, and by network, whichever number', async () => {
    const { ask } = await testHouse();
    const byNumber: number[] = [];
    for (const address of networks(9)) byNumber.push((await ask(sendSandboxCode, { phone }, { address })).status);
    expect(byNumber).toEqual([...Array<number>(8).fill(200), 429]);
    const byNetwork: number[] = [];
    for (let index = 10; index < 31; index++) byNetwork.push((await ask(sendSandboxCode, { phone: `+9198765432${index}` })).status);
    expect([byNetwork[19], byNetwork[20]]).toEqual([200, 429]);
  });

  test('of another installation vouches for nobody here', async () => {
    const [here, elsewhere] = [await testHouse(), await testHouse()];
    const firebaseIdToken = await sandboxToken(elsewhere, phone);
    expect(await here.ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });
});

describe('a phone number', () => {
  test('belongs to one account, at once and later', async () => {
    const house = await testHouse();
    const [first, second] = [await sandboxToken(house, phone), await sandboxToken(house, phone)];
    const answers = await Promise.all([first, second].map((firebaseIdToken) => house.ask(verifyFirebaseToken, { firebaseIdToken })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
  });

  test('joins the account that is signed in, and signs in to it from then on', async () => {
    const house = await testHouse();
    const { headers, user } = await signInAs(house, 'asha@elevate.example');
    const firebaseIdToken = await sandboxToken(house, phone);
    expect(await house.ask(onlyVerifyPhone, { firebaseIdToken }, { headers })).toMatchObject({
      status: 200,
      body: { phone: '+91 98765 43210' },
    });
    expect((await house.ask(listMyWays, {}, { headers })).body).toMatchObject([
      { kind: 'email' },
      { kind: 'phone', shown: '+91 98765 43210' },
    ]);
    const later = await house.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(house, phone) });
    expect(later.body['id']).toBe(user.id);
  });

  test('of another account is not taken from it', async () => {
    const house = await testHouse();
    const owner = await house.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(house, phone) });
    const { headers } = await signInAs(house, 'asha@elevate.example');
    expect(await house.ask(onlyVerifyPhone, { firebaseIdToken: await sandboxToken(house, phone) }, { headers })).toMatchObject({
      status: 409,
      body: { error: 'phoneOfAnother' },
    });
    const again = await house.ask(verifyFirebaseToken, { firebaseIdToken: await sandboxToken(house, phone) });
    expect(again.body['id']).toBe(owner.body['id']);
  });

  test('that two people prove at the same instant joins one of them', async () => {
    const house = await testHouse();
    const people = [await signInAs(house, 'asha@elevate.example'), await signInAs(house, 'kabir@elevate.example')];
    const tokens = [await sandboxToken(house, phone), await sandboxToken(house, phone)];
    const answers = await Promise.all(
      people.map(({ headers }, index) => house.ask(onlyVerifyPhone, { firebaseIdToken: tokens[index] }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
