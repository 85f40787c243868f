import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { PhoneIdentityProvider } from './phone-identity.ts';
import { clockTolerance, provenPhone } from './proven-phone.ts';

/** Somebody waits for the answer. */
const timeoutDuration = 5_000;

export type FirebaseIdentity = PhoneIdentityProvider & { readonly name: 'firebase' };

/** What a token of a project names as its maker and its receiver; all projects share one set of keys. */
export const expectedOf = (projectId: string) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  clockTolerance,
  requiredClaims: ['exp'],
});

/** Firebase Authentication. Google's keys are fetched at the first token and kept; a key that is not among them is looked for again at most twice a minute. */
export function createFirebase(projectId: string, jwksUrl: string): FirebaseIdentity {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration });
  const expected = { ...expectedOf(projectId), algorithms: ['RS256'] };
  return {
    name: 'firebase',
    verify: async (token) => provenPhone((await jwtVerify(token, keys, expected)).payload),
  };
}
