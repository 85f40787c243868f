import type { Invitation, InvitedAs } from '../../../contract/invitations.ts';

/** The labels of the roles of an invitation. */
export const invitedAsLabels: Readonly<Record<InvitedAs, string>> = {
  player: 'Player',
  substitute: 'Substitute',
  coach: 'Coach',
  manager: 'Manager',
  follower: 'Follower',
  guardian: 'Guardian',
};

/** The same within a sentence: 'as a player', 'as the guardian of Zaid'. */
export const invitedAsWords = (as: InvitedAs, ward = ''): string =>
  as === 'guardian' ? `as the guardian of ${ward || 'a player'}` : `as a ${as}`;

/** What a link is for: 'Coach', 'Guardian of Zaid'. */
export const linkTitle = ({ as, member }: Pick<Invitation, 'as' | 'member'>): string =>
  member ? `Guardian of ${member.name}` : invitedAsLabels[as];
