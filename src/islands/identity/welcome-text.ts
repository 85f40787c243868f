import type { User } from '../../contract/identity.ts';

/** Spec §4: the welcome message after a social sign-in. */
export const welcomeText = ({ profile }: User): string => (profile.fullName ? `Welcome, ${profile.fullName}!` : 'Welcome!');
