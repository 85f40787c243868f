import * as z from 'zod/mini';
import { authorizationUrl, configure, exchange, type Client } from './oauth-client.ts';
import type { SocialProvider } from './social.ts';

const athleteSchema = z.object({ id: z.number(), firstname: z.nullish(z.string()), lastname: z.nullish(z.string()) });

/**
 * Strava. It gives no address, and its terms allow showing a person's data to that person only: the name labels the linked account for its
 * owner and never becomes the account's name. No token is stored.
 */
export function createStrava(client: Client, base: string): SocialProvider {
  const site = base.replace(/\/$/, '');
  const configuration = configure(
    { issuer: site, authorization_endpoint: `${site}/oauth/authorize`, token_endpoint: `${site}/oauth/token` },
    client,
  );
  return {
    name: 'strava',
    isSandbox: false,
    // Spec §4: read and activity read.
    authorizationUrl: (request) => authorizationUrl(configuration, request, { scope: 'read,activity:read', approval_prompt: 'auto' }),
    async identify(callBack, request) {
      const tokens = await exchange(configuration, callBack, request);
      const { id, firstname, lastname } = z.parse(athleteSchema, tokens['athlete']);
      return { subject: String(id), shown: [firstname, lastname].filter(Boolean).join(' ') || `Athlete ${id}`, isEmailVerified: false };
    },
  };
}
