import type { SocialName } from '../../../contract/identity.ts';

/** What one sign-in holds between its start and its end; each of the secrets is used once. */
export type SocialRequest = {
  /** Where the provider comes back to; it must be registered there exactly so. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE: only its hash goes out at the start. */
  codeVerifier: string;
};

export type SocialIdentity = {
  /** The provider's id of the account; it never changes. */
  subject: string;
  /** What its owner recognises it by. */
  shown: string;
  /** The name to begin an account with; none where the provider forbids to use it so. */
  name?: string | undefined;
  email?: string | undefined;
  /** Only where the provider vouches for the address may it join accounts. */
  isEmailVerified: boolean;
};

/** Signs in with an account elsewhere, by OAuth 2's authorization code. Both calls reject where the provider fails or says no. */
export type SocialProvider = {
  readonly name: SocialName;
  readonly isSandbox: boolean;
  authorizationUrl(request: SocialRequest): Promise<URL>;
  /** `callBack` is the redirect address with what the provider put on it. */
  identify(callBack: URL, request: SocialRequest): Promise<SocialIdentity>;
};
