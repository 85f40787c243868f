import { invitedAs, type InvitedAs } from '../../../contract/invitations.ts';
import { may, type TeamPermission, type AccessRole } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { requireAccess, type TeamAccess } from '../access.ts';

/** The permission that inviting into each place needs: the same as for giving that place on the roster. */
export const permissionFor: Readonly<Record<InvitedAs, TeamPermission>> = {
  player: 'invite',
  substitute: 'invite',
  follower: 'invite',
  guardian: 'invite',
  coach: 'editTeam',
  manager: 'changeRoles',
};

/** The places that a user with this role may invite others into. */
export const mayInviteAs = (role: AccessRole): InvitedAs[] =>
  may(role, 'invite') ? invitedAs.filter((as) => may(role, permissionFor[as])) : [];

/** The access of a user who may invite somebody as this. Refuses `noSuchTeam` and `notYours`. */
export async function requireInviter(db: Queryable, teamId: string, userId: string, as: InvitedAs): Promise<TeamAccess> {
  await requireAccess(db, teamId, userId, 'invite');
  return requireAccess(db, teamId, userId, permissionFor[as]);
}
