import type { SignInWays } from '../../contract/identity.ts';
import { socialModes } from '../../contract/social.ts';
import type { AppContext } from '../http/app-context.ts';

/** What the sign-in page may offer here. A way that is not set up is not named. */
export const listWays = ({ providers }: AppContext): SignInWays => ({
  email: { isSandbox: providers.mail.name === 'outbox' },
  phone: providers.phoneIdentity?.name ?? null,
  social: providers.social.offered.map(({ name, isSandbox }) => ({ name, isSandbox, mode: socialModes[name] })),
});
