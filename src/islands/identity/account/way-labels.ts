import { socialLabels } from '../../../contract/social.ts';
import type { Way } from '../../../contract/account.ts';

/** The names of the ways to sign in. */
export const wayLabels: Readonly<Record<Way['kind'], string>> = { email: 'E-mail code', phone: 'Phone code', ...socialLabels };
