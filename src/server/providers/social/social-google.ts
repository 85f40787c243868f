import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { authorizationUrl, execute, timeoutSeconds, type Client } from './oauth-client.ts';
import type { SocialProvider } from './social.ts';

const claimsSchema = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

/** Google, or whoever speaks OpenID Connect at `issuer`. The token's signature, audience, issuer, expiry and nonce are checked. */
export function createGoogle(client: Client, issuer: string): SocialProvider {
  let found: Promise<oauth.Configuration> | undefined;
  /** Asked for at the first sign-in, and again after a failure: Google being away does not keep us from starting. */
  const discover = () =>
    (found ??= oauth
      .discovery(new URL(issuer), client.id, client.secret, undefined, {
        execute: [...execute(issuer), oauth.enableNonRepudiationChecks],
        timeout: timeoutSeconds,
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      }));

  return {
    name: 'google',
    isSandbox: false,
    authorizationUrl: async (request) =>
      authorizationUrl(await discover(), request, { scope: 'openid email profile', nonce: request.nonce, prompt: 'select_account' }),
    async identify(callBack, { state, nonce, codeVerifier }) {
      const tokens = await oauth.authorizationCodeGrant(await discover(), callBack, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const { sub, email, email_verified, name } = z.parse(claimsSchema, tokens.claims());
      return {
        subject: sub,
        shown: email ?? name ?? sub,
        isEmailVerified: email !== undefined && email_verified === true,
        ...(email && { email }),
        ...(name && { name }),
      };
    },
  };
}
