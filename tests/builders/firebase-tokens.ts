import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTHeaderParameters } from 'jose';
import { onTestFinished } from 'vitest';

type Changes = { claims?: Record<string, unknown>; header?: JWTHeaderParameters; key?: CryptoKey | Uint8Array };

const project = 'elevate-tests';
export const now = () => Math.floor(Date.now() / 1_000);

/** Firebase's claims for somebody who typed the code of a text message. */
export const claimsOf = (phone: string) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'firebase-user-1',
  user_id: 'firebase-user-1',
  iat: now(),
  auth_time: now(),
  exp: now() + 3_600,
  phone_number: phone,
  firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
});

/** A server that publishes keys like Google's, and tokens signed with them. Stopped when the test ends. */
export async function publishKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const published: JWK = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [published] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);

  const token = (phone: string, { claims, header, key = privateKey }: Changes = {}): Promise<string> =>
    new SignJWT({ ...claimsOf(phone), jti: randomUUID(), ...claims })
      .setProtectedHeader(header ?? { alg: 'RS256', kid: 'key-1' })
      .sign(key);
  const variables = {
    PUBLIC_FIREBASE_API_KEY: 'a-browser-key',
    PUBLIC_FIREBASE_PROJECT_ID: project,
    FIREBASE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
  };
  return { token, stop, variables, publicJwk: published };
}
