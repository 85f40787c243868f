import { exportSPKI, generateKeyPair, importJWK, UnsecuredJWT, type CryptoKey } from 'jose';
import { describe, expect, test } from 'vitest';
import { listSignInWays } from '../../src/contract/identity.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../src/contract/phone.ts';
import { claimsOf, now, publishKeys } from '../builders/firebase-tokens.ts';
import { testApp } from '../builders/open-test-app.ts';
import { cookiesOf } from '../builders/sign-in.ts';

const phone = '+919876543210';
const refused = { status: 422, body: { error: 'phoneNotVerified', message: 'Failed to verify! Try again after some time!' } };
const hour = 3_600;

async function firebaseApp() {
  const keys = await publishKeys();
  return { keys, ...(await testApp({ variables: { ...keys.variables, SECRET_KEY: 'a'.repeat(43) } })) };
}

describe('a token of Firebase', () => {
  test('signs in, and a new person is INACTIVE', async () => {
    const { ask, keys } = await firebaseApp();
    const { status, body, headers } = await ask(verifyFirebaseToken, { firebaseIdToken: await keys.token(phone) });
    expect([status, body['status'], body['email']]).toEqual([200, 'INACTIVE', null]);
    expect(cookiesOf(headers)).toMatch(/_token=.+_userSession=/);
  });

  test('leads to one account per number, in parallel and later', async () => {
    const { ask, keys, context: app } = await firebaseApp();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => keys.token(phone)));
    const answers = await Promise.all(tokens.map((firebaseIdToken) => ask(verifyFirebaseToken, { firebaseIdToken })));
    const later = await ask(verifyFirebaseToken, {
      firebaseIdToken: await keys.token(phone, { claims: { sub: 'another-firebase-user' } }),
    });
    expect(new Set([...answers, later].map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    const { rows } = await app.database.pool.query("select subject, shown from user_ways where kind = 'phone'");
    expect(rows).toEqual([{ subject: phone, shown: '+91 98765 43210' }]);
  });

  test('is accepted once, also in parallel, for any call and process', async () => {
    const { ask, keys, database } = await firebaseApp();
    const other = await testApp({ database, variables: { ...keys.variables, SECRET_KEY: 'a'.repeat(43) } });
    const firebaseIdToken = await keys.token(phone);
    const answers = await Promise.all([ask, ask, ask, other.ask, other.ask].map((one) => one(verifyFirebaseToken, { firebaseIdToken })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const headers = { cookie: cookiesOf(answers.find(({ status }) => status === 200)?.headers ?? new Headers()) };
    expect(await ask(onlyVerifyPhone, { firebaseIdToken }, { headers })).toMatchObject(refused);
  });

  test('is the same with another encoding of its signature', async () => {
    const { ask, keys } = await firebaseApp();
    const token = await keys.token(phone);
    expect((await ask(verifyFirebaseToken, { firebaseIdToken: token })).status).toBe(200);
    // The last letter of a 256-byte signature contains four unused bits.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const respelled = token.slice(0, -1) + (letters[letters.indexOf(token.slice(-1)) ^ 1] ?? '');
    expect(await ask(verifyFirebaseToken, { firebaseIdToken: respelled })).toMatchObject(refused);
  });

  test('is refused if any required claim is missing', async () => {
    const { ask, keys } = await firebaseApp();
    const wrongClaims: [string, Record<string, unknown>][] = [
      ['of another project', { aud: 'another-project' }],
      ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
      ['that has expired', { exp: now() - hour, iat: now() - 2 * hour }],
      ['that never expires', { exp: undefined }],
      ['of a sign-in in the future', { auth_time: now() + hour }],
      ['of a sign-in an hour ago, renewed since', { auth_time: now() - hour }],
      ['without a subject', { sub: undefined }],
      ['with an empty subject', { sub: '' }],
      ['without a phone number', { phone_number: undefined }],
      ['with a phone number that is none', { phone_number: 'asha' }],
      ['of somebody who signed in otherwise', { firebase: { sign_in_provider: 'anonymous' } }],
    ];
    for (const [what, claims] of wrongClaims) {
      const answer = await ask(verifyFirebaseToken, { firebaseIdToken: await keys.token(phone, { claims }) });
      expect(answer, what).toMatchObject(refused);
      expect(answer.headers.getSetCookie(), what).toEqual([]);
    }
  });

  test('with a foreign signature is refused, with a known key id and with another', async () => {
    const { ask, keys } = await firebaseApp();
    const { privateKey: key } = await generateKeyPair('RS256');
    for (const kid of ['key-1', 'key-2']) {
      const firebaseIdToken = await keys.token(phone, { key, header: { alg: 'RS256', kid } });
      expect(await ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
    }
  });

  test('with an unpublished key is refused', async () => {
    const { ask, keys } = await firebaseApp();
    const firebaseIdToken = await keys.token(phone, { header: { alg: 'RS256', kid: 'key-2' } });
    expect(await ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });

  test('without a signature, as from the emulator, is refused', async () => {
    const { ask } = await firebaseApp();
    const firebaseIdToken = new UnsecuredJWT(claimsOf(phone)).encode();
    expect(await ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });

  test('signed with the public key as a shared secret is refused', async () => {
    const { ask, keys } = await firebaseApp();
    const pem = await exportSPKI((await importJWK(keys.publicJwk, 'RS256', { extractable: true })) as CryptoKey);
    const firebaseIdToken = await keys.token(phone, { key: new TextEncoder().encode(pem), header: { alg: 'HS256', kid: 'key-1' } });
    expect(await ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });

  test('is refused if it only looks like one', async () => {
    const { ask } = await firebaseApp();
    for (const firebaseIdToken of ['nonsense', 'a.b.c']) expect(await ask(verifyFirebaseToken, { firebaseIdToken })).toMatchObject(refused);
  });

  test('cannot be checked while the keys are not reachable', async () => {
    const { ask, keys } = await firebaseApp();
    keys.stop();
    expect(await ask(verifyFirebaseToken, { firebaseIdToken: await keys.token(phone) })).toMatchObject(refused);
  });

  test('adds a number to nobody without a session', async () => {
    const { ask, keys } = await firebaseApp();
    expect((await ask(onlyVerifyPhone, { firebaseIdToken: await keys.token(phone) })).status).toBe(401);
  });
});

describe('Firebase', () => {
  test('is named on the sign-in page, and the sandbox is switched off', async () => {
    const { ask } = await firebaseApp();
    expect((await ask(listSignInWays, {})).body['phone']).toBe('firebase');
    expect((await ask(sendSandboxCode, { phone })).status).toBe(404);
    expect((await ask(takeSandboxToken, { phone, code: '123456' })).status).toBe(404);
  });

  test('emulator: unsigned tokens of the project sign in and signed ones do not', async () => {
    const keys = await publishKeys();
    const { ask } = await testApp({ variables: { ...keys.variables, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
    const unsigned = (claims: object) => new UnsecuredJWT({ ...claimsOf(phone), ...claims }).encode();
    expect((await ask(verifyFirebaseToken, { firebaseIdToken: unsigned({}) })).status).toBe(200);
    expect(await ask(verifyFirebaseToken, { firebaseIdToken: unsigned({ aud: 'another-project' }) })).toMatchObject(refused);
    expect(await ask(verifyFirebaseToken, { firebaseIdToken: await keys.token(phone) })).toMatchObject(refused);
  });

  test('switched off: there is no phone sign-in', async () => {
    const { ask } = await testApp({ variables: { PHONE_SIGN_IN: '0' } });
    expect((await ask(listSignInWays, {})).body['phone']).toBe(null);
    expect((await ask(sendSandboxCode, { phone })).status).toBe(404);
    expect(await ask(verifyFirebaseToken, { firebaseIdToken: 'a.b.c' })).toMatchObject(refused);
  });
});
