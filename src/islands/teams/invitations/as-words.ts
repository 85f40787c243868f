import type { InvitedAs } from '../../../contract/invitations.ts';

/** What an invitation is to, as it stands on a choice. */
export const asLabels: Readonly<Record<InvitedAs, string>> = {
  player: 'Player',
  substitute: 'Substitute',
  coach: 'Coach',
  manager: 'Manager',
  follower: 'Follower',
  guardian: 'Guardian',
};

/** As it stands in a sentence: 'as a player', 'as the guardian of Zaid'. */
export const asWords = (as: InvitedAs, ward = ''): string =>
  as === 'guardian' ? `as the guardian of ${ward || 'a player'}` : `as a ${as}`;
