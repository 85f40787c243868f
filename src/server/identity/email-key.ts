import type { Secrets } from '../settings/secrets.ts';

/** What two spellings of one address have in common. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Keyed and bound to the address: a million codes could be tried against a plain hash in a second. */
export const codeHash = (secrets: Secrets, key: string, code: string): string => secrets.hash('code', `${key} ${code}`);
