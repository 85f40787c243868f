import { createHmac } from 'node:crypto';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { authorizationUrl, configure, exchange, type Client } from './oauth-client.ts';
import type { SocialProvider } from './social.ts';

const version = 'v23.0';
const meSchema = z.object({ id: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) });

/** Facebook Login. `base` replaces Facebook's two hosts by one. */
export function createFacebook(client: Client, base?: string): SocialProvider {
  const site = base?.replace(/\/$/, '') ?? `https://www.facebook.com/${version}`;
  const graph = base?.replace(/\/$/, '') ?? `https://graph.facebook.com/${version}`;
  const configuration = configure(
    { issuer: site, authorization_endpoint: `${site}/dialog/oauth`, token_endpoint: `${graph}/oauth/access_token` },
    client,
  );

  /** The proof shows Facebook that the token is used by the holder of the app's secret. */
  function meAddress(token: string): URL {
    const proof = createHmac('sha256', client.secret).update(token).digest('hex');
    return new URL(`${graph}/me?${new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof })}`);
  }

  return {
    name: 'facebook',
    isSandbox: false,
    // Spec §4: email and public profile.
    authorizationUrl: (request) => authorizationUrl(configuration, request, { scope: 'email,public_profile' }),
    async identify(callBack, request) {
      const { access_token: token } = await exchange(configuration, callBack, request);
      const answer = await oauth.fetchProtectedResource(configuration, token, meAddress(token), 'GET');
      if (!answer.ok) throw new Error(`Facebook answered ${answer.status} for who this is`);
      const { id, name, email } = z.parse(meSchema, await answer.json());
      // Facebook does not say whether an address is verified, so it must not link accounts.
      return { subject: id, shown: name ?? email ?? id, isEmailVerified: false, ...(email && { email }), ...(name && { name }) };
    },
  };
}
