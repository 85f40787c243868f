import type { SocialName } from '../../../contract/identity.ts';

/** The secrets of one sign-in between its start and its end; each is used once. */
export type SocialRequest = {
  /** The redirect address; it must be registered with the provider exactly like this. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE: only its hash is sent at the start. */
  codeVerifier: string;
};

export type SocialIdentity = {
  /** The provider's id of the account, which never changes. */
  subject: string;
  /** The label by which its owner recognises the account. */
  shown: string;
  /** The name for a new account; undefined where the provider does not allow using it. */
  name?: string | undefined;
  email?: string | undefined;
  /** Accounts may be linked by address only if the provider verifies it. */
  isEmailVerified: boolean;
};

/** Signs in with OAuth 2's authorization code flow. Both functions reject where the provider fails or refuses. */
export type SocialProvider = {
  readonly name: SocialName;
  readonly isSandbox: boolean;
  authorizationUrl(request: SocialRequest): Promise<URL>;
  /** `callBack` is the redirect address with the provider's parameters. */
  identify(callBack: URL, request: SocialRequest): Promise<SocialIdentity>;
};
