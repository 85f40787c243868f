import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { authorizationUrl, execute, timeoutSeconds, type Client } from './oauth-client.ts';
import type { SocialProvider } from './social.ts';

const claimsSchema = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  /** The domain of an organisation whose accounts Google hosts. */
  hd: z.optional(z.string()),
});
type Claims = z.infer<typeof claimsSchema>;

/**
 * Whether Google is who hands out the address: its own, and those of the domains it hosts. Any other was proved to Google once, by
 * whoever had it then, which does not say who has it now.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isAuthoritative = ({ email = '', email_verified, hd }: Claims) =>
  email_verified === true && (/@(gmail|googlemail)\.com$/i.test(email) || (hd !== undefined && email !== ''));

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
      const claims = z.parse(claimsSchema, tokens.claims());
      const { sub, email, name } = claims;
      return {
        subject: sub,
        shown: email ?? name ?? sub,
        isEmailVerified: isAuthoritative(claims),
        ...(email && { email }),
        ...(name && { name }),
      };
    },
  };
}
