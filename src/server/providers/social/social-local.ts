import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { socialNames, type SocialName } from '../../../contract/identity.ts';
import type { Secrets } from '../../settings/secrets.ts';
import { authorizationUrl, configure, exchange } from './oauth-client.ts';
import { createSandboxCodes, identitySchema } from './sandbox-codes.ts';
import { identityOf } from './sandbox-people.ts';
import type { SocialProvider } from './social.ts';

/** The validated request to the authorization page. */
export type SandboxRequest = { provider: SocialName; redirectUri: string; state: string; codeChallenge: string };

/** The local default: our own OAuth server in this process, used like a real provider. */
export type SocialSandbox = {
  provider(name: SocialName): SocialProvider;
  /** Parses a browser's request; undefined for an invalid one. `callBack` is the only redirect address allowed. */
  read(query: URLSearchParams, callBack: string): SandboxRequest | undefined;
  /** The redirect after a person was chosen; without a person, access was denied. */
  decide(request: SandboxRequest, person: string, typedName: string): Promise<URL>;
  /** The token endpoint. */
  token(form: URLSearchParams): Promise<Response>;
};

export const sandboxPath = '/dev/social';
const here = 'http://localhost';
const clientOf = (name: SocialName) => `sandbox-${name}`;

export function createSocialSandbox(secrets: Secrets): SocialSandbox {
  const codes = createSandboxCodes(secrets);
  const secretOf = (client: string) => secrets.hash('sandbox', client);

  async function token(form: URLSearchParams): Promise<Response> {
    const field = (name: string) => form.get(name) ?? '';
    const client = field('client_id');
    const isClient = form.get('client_secret') === secretOf(client) && form.get('grant_type') === 'authorization_code';
    const claim = { code: field('code'), client, redirectUri: field('redirect_uri'), codeVerifier: field('code_verifier') };
    const account = isClient ? await codes.spend(claim) : undefined;
    return account
      ? Response.json({ access_token: 'of-no-use', token_type: 'bearer', expires_in: 60, account })
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  }

  function configurationFor(name: SocialName, origin: string): oauth.Configuration {
    const id = clientOf(name);
    const server = {
      issuer: here,
      authorization_endpoint: `${origin}${sandboxPath}/authorize`,
      token_endpoint: `${here}${sandboxPath}/token`,
    };
    const configuration = configure(server, { id, secret: secretOf(id) });
    // The token endpoint is in this process, so it is called without a network.
    configuration[oauth.customFetch] = (_address, { body }) => token(new URLSearchParams(body as URLSearchParams));
    return configuration;
  }

  return {
    token,
    read(query, callBack) {
      const provider = socialNames.find((name) => clientOf(name) === query.get('client_id'));
      const [redirectUri, state, codeChallenge] = ['redirect_uri', 'state', 'code_challenge'].map((name) => query.get(name));
      if (!provider || redirectUri !== callBack || !state || !codeChallenge) return undefined;
      return query.get('code_challenge_method') === 'S256' ? { provider, redirectUri, state, codeChallenge } : undefined;
    },
    async decide({ provider, redirectUri, state, codeChallenge }, person, typedName) {
      const address = new URL(redirectUri);
      const identity = identityOf(provider, person, typedName);
      if (identity)
        address.searchParams.set('code', await codes.issue({ client: clientOf(provider), redirectUri, codeChallenge, identity }));
      else address.searchParams.set('error', 'access_denied');
      address.searchParams.set('state', state);
      return address;
    },
    provider: (name) => ({
      name,
      isSandbox: true,
      authorizationUrl: (request) => authorizationUrl(configurationFor(name, new URL(request.redirectUri).origin), request, {}),
      async identify(callBack, request) {
        const tokens = await exchange(configurationFor(name, callBack.origin), callBack, request);
        return z.parse(identitySchema, tokens['account']);
      },
    }),
  };
}
