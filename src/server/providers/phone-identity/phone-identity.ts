import type { PhoneService } from '../../../contract/identity.ts';

/** Vouches for phone numbers: a person who typed the code of a text message holds a token of it. */
export type PhoneIdentityProvider = {
  readonly name: PhoneService;
  /** The number, in E.164, that a token vouches for. Rejects for every other token, and where the keys to check it with cannot be had. */
  verify(token: string): Promise<{ phone: string }>;
};
