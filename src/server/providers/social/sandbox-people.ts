import { cutTo } from '../../../contract/shapes.ts';
import type { SocialName } from '../../../contract/identity.ts';
import type { SocialIdentity } from './social.ts';

export type SandboxPerson = { key: string; name: string; email?: string; isEmailVerified: boolean; note: string };

// elevate.example reaches nobody, so signing in as one of these people takes nobody's account.
const withAddress = (key: string, name: string, isEmailVerified: boolean, note: string): SandboxPerson => ({
  key,
  name,
  email: `${key}@elevate.example`,
  isEmailVerified,
  note,
});
const people: readonly SandboxPerson[] = [
  withAddress('asha.rao', 'Asha Rao', true, 'has an account with this e-mail'),
  withAddress('kabir.singh', 'Kabir Singh', true, 'has an account with this e-mail'),
  withAddress('nila.thomas', 'Nila Thomas', true, 'new here, the first time'),
  withAddress('meera.nair', 'Meera Nair', false, 'has not proved this e-mail, so it joins nothing'),
];

/** The demo people as each provider describes them: Facebook verifies no address, Strava gives none. */
export function peopleOf(provider: SocialName): readonly SandboxPerson[] {
  if (provider === 'google') return people;
  if (provider === 'facebook')
    return people.map((one) => ({ ...one, isEmailVerified: false, note: 'an e-mail that Facebook does not vouch for' }));
  return people.map(({ key, name }) => ({ key, name, isEmailVerified: false, note: 'no e-mail: Strava gives none' }));
}

/**
 * The demo person with this key, or a person with the typed name. The latter has no address, so typing a name cannot take over an account.
 */
export function identityOf(provider: SocialName, key: string, typedName: string): SocialIdentity | undefined {
  const chosen = peopleOf(provider).find((one) => one.key === key);
  const name = chosen?.name ?? cutTo(100, typedName.trim());
  if (!name) return undefined;
  const subject = chosen ? `sandbox-${chosen.key}` : `sandbox-typed-${name.toLowerCase()}`;
  return {
    subject,
    shown: chosen?.email ?? name,
    isEmailVerified: chosen?.isEmailVerified ?? false,
    ...(chosen?.email && { email: chosen.email }),
    ...(provider !== 'strava' && { name }),
  };
}
