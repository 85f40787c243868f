import * as oauth from 'openid-client';
import { isPlainLoopback } from '../../settings/loopback.ts';
import type { SocialRequest } from './social.ts';

/** Somebody waits for the answer. */
export const timeoutSeconds = 8;

export type Client = { id: string; secret: string };

/** Over https alone, but for the loopback of tests and of the sandbox. */
export const execute = (address: string): ((configuration: oauth.Configuration) => void)[] =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is marked so to stand out
  isPlainLoopback(address) ? [oauth.allowInsecureRequests] : [];

/** A provider whose addresses are known. */
export function configure(server: oauth.ServerMetadata, { id, secret }: Client): oauth.Configuration {
  const configuration = new oauth.Configuration(server, id, secret);
  configuration.timeout = timeoutSeconds;
  for (const extend of execute(server.issuer)) extend(configuration);
  return configuration;
}

/** Where to send the browser: state and PKCE always, whether the provider looks at PKCE or not. */
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

/** Exchanges the code. Rejects for a wrong state, an error of the provider, or a code that it does not take. */
export const exchange = (configuration: oauth.Configuration, callBack: URL, { state, codeVerifier }: SocialRequest) =>
  oauth.authorizationCodeGrant(configuration, callBack, { expectedState: state, pkceCodeVerifier: codeVerifier });
