import type { SignInWays } from '../../contract/identity.ts';
import { socialModes } from '../../contract/social.ts';
import type { AppContext } from '../http/app-context.ts';

/** The ways to sign in that are configured here. */
export const listWays = ({ providers }: AppContext): SignInWays => ({
  email: { isSandbox: providers.mail.name === 'outbox' },
  phone: providers.phoneIdentity?.name ?? null,
  social: providers.social.offered.map(({ name, isSandbox }) => ({ name, isSandbox, mode: socialModes[name] })),
});
