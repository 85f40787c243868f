import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { authorizationUrl, execute, timeoutSeconds, type Client } from './oauth-client.ts';
import type { SocialProvider } from './social.ts';

const claimsSchema = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  /** The domain of a Google Workspace organisation. */
  hd: z.optional(z.string()),
});
type Claims = z.infer<typeof claimsSchema>;

/**
 * Whether Google itself issues the address: gmail.com, and the domains it hosts. Any other address was once verified by Google, which does
 * not say who has it now. https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isAuthoritative = ({ email = '', email_verified, hd }: Claims) =>
  email_verified === true && (/@(gmail|googlemail)\.com$/i.test(email) || (hd !== undefined && email !== ''));

/** Google, or another OpenID Connect issuer at `issuer`. The token's signature, audience, issuer, expiry and nonce are checked. */
export function createGoogle(client: Client, issuer: string): SocialProvider {
  let found: Promise<oauth.Configuration> | undefined;
  /** Discovered at the first sign-in, and again after a failure, so that the server starts while Google is not reachable. */
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
