import { invitedAs, type InvitedAs } from '../../../contract/invitations.ts';
import { may, type TeamPermission, type AccessRole } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { requireAccess, type TeamAccess } from '../access.ts';

/** Nobody invites somebody into a place that they could not give on the roster. */
const permissionFor: Readonly<Record<InvitedAs, TeamPermission>> = {
  player: 'invite',
  substitute: 'invite',
  follower: 'invite',
  guardian: 'invite',
  coach: 'editTeam',
  manager: 'changeRoles',
};

/** What somebody with this role may invite others as. */
export const mayInviteAs = (role: AccessRole): InvitedAs[] =>
  may(role, 'invite') ? invitedAs.filter((as) => may(role, permissionFor[as])) : [];

/** The access of who may invite somebody as this. Refuses `noSuchTeam` and `notYours`. */
export async function requireInviter(db: Queryable, teamId: string, userId: string, as: InvitedAs): Promise<TeamAccess> {
  await requireAccess(db, teamId, userId, 'invite');
  return requireAccess(db, teamId, userId, permissionFor[as]);
}

/** A place that says much in a team is given to one person; a player's link is for the whole squad. */
export const isForOne = (as: InvitedAs): boolean => as === 'coach' || as === 'manager' || as === 'guardian';
