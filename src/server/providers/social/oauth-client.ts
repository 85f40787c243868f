import * as oauth from 'openid-client';
import { isPlainLoopback } from '../../settings/loopback.ts';
import type { SocialRequest } from './social.ts';

/** Short, because somebody waits for the answer. */
export const timeoutSeconds = 8;

export type Client = { id: string; secret: string };

/** Requires https, except for loopback addresses, which tests and the sandbox use. */
export const execute = (address: string): ((configuration: oauth.Configuration) => void)[] =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is marked so to stand out
  isPlainLoopback(address) ? [oauth.allowInsecureRequests] : [];

/** The configuration for a provider with known endpoints. */
export function configure(server: oauth.ServerMetadata, { id, secret }: Client): oauth.Configuration {
  const configuration = new oauth.Configuration(server, id, secret);
  configuration.timeout = timeoutSeconds;
  for (const extend of execute(server.issuer)) extend(configuration);
  return configuration;
}

/** The address to send the browser to, with state and PKCE, whether the provider checks PKCE or not. */
export async function authorizationUrl(
  configuration: oauth.Configuration,
  { redirectUri, state, codeVerifier }: SocialRequest,
  more: Record<string, string>,
): Promise<URL> {
  return oauth.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
}

/** Exchanges the code for a token. Rejects for a wrong state, an error from the provider, or a refused code. */
export const exchange = (configuration: oauth.Configuration, callBack: URL, { state, codeVerifier }: SocialRequest) =>
  oauth.authorizationCodeGrant(configuration, callBack, { expectedState: state, pkceCodeVerifier: codeVerifier });
