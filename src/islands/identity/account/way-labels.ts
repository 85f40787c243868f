import { socialLabels } from '../../../contract/social.ts';
import type { Way } from '../../../contract/account.ts';

/** A way in as its owner knows it. */
export const wayLabels: Readonly<Record<Way['kind'], string>> = { email: 'E-mail code', phone: 'Phone code', ...socialLabels };
