import type { SignInWays } from '../../contract/identity.ts';
import type { House } from '../http/house.ts';

/** What the sign-in page may offer here. A way that is not set up is not named. */
export const listWays = ({ providers }: House): SignInWays => ({ mail: providers.mail.name, social: [], phone: 'none' });
