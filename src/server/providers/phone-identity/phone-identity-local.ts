import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { limits } from '../../../contract/limits.ts';
import type { Secrets } from '../../settings/secrets.ts';
import { writeToOutbox } from '../outbox-folder.ts';
import type { PhoneIdentityProvider } from './phone-identity.ts';
import { clockTolerance, provenPhone } from './proven-phone.ts';

/** The local default, which also sends the text message and issues the token. */
export type PhoneSandbox = PhoneIdentityProvider & {
  readonly name: 'sandbox';
  sendText(phone: string, text: string): Promise<void>;
  /** Issues a token to somebody who typed the right code. */
  vouchFor(phone: string): Promise<string>;
};

const issuer = 'https://phone-sandbox.invalid';
const audience = 'phone sign-in';
const algorithm = 'HS256';

/** Text messages become files in `folder`, and tokens are signed by a key of this installation. */
export function createPhoneSandbox(secrets: Secrets, folder: string): PhoneSandbox {
  const key = secrets.keyFor('sandbox');
  return {
    name: 'sandbox',
    sendText: (phone, text) => writeToOutbox(folder, `text-${phone}`, 'txt', `To: ${phone}\n\n${text}\n`),
    vouchFor: (phone) =>
      new SignJWT({ phone_number: phone, auth_time: Math.floor(Date.now() / 1_000), firebase: { sign_in_provider: 'phone' } })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(phone)
        .setIssuer(issuer)
        .setAudience(audience)
        // Makes two tokens of the same second different.
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${limits.phoneProofMinutes} minutes`)
        .sign(key),
    async verify(token) {
      const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, audience, clockTolerance });
      return provenPhone(payload);
    },
  };
}
