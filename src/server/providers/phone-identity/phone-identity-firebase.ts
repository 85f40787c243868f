import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { PhoneIdentityProvider } from './phone-identity.ts';
import { clockTolerance, provenPhone } from './proven-phone.ts';

/** Short, because somebody waits for the answer. */
const timeoutDuration = 5_000;

export type FirebaseIdentity = PhoneIdentityProvider & { readonly name: 'firebase' };

/** The issuer and audience of a project's tokens; all projects share the same keys. */
export const expectedOf = (projectId: string) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  clockTolerance,
  requiredClaims: ['exp'],
});

/**
 * Firebase Authentication. Google's keys are fetched with the first token and cached; for an unknown key they are fetched again, at most
 * twice a minute.
 */
export function createFirebase(projectId: string, jwksUrl: string): FirebaseIdentity {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration });
  const expected = { ...expectedOf(projectId), algorithms: ['RS256'] };
  return {
    name: 'firebase',
    verify: async (token) => provenPhone((await jwtVerify(token, keys, expected)).payload),
  };
}
