import type { PhoneService } from '../../../contract/identity.ts';

/** Verifies phone numbers: somebody who typed the code of a text message has a token that proves the number. */
export type PhoneIdentityProvider = {
  readonly name: PhoneService;
  /** The number (E.164) that a token proves. Rejects for every other token, and if the keys for checking it are not available. */
  verify(token: string): Promise<{ phone: string }>;
};
