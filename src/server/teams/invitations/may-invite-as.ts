import { invitedAs, type InvitedAs } from '../../../contract/invitations.ts';
import { may, type TeamDeed, type TeamStanding } from '../../../contract/team-roles.ts';
import type { Runs } from '../../jobs/jobs.ts';
import { requireStanding, type Standing } from '../require-standing.ts';

/** Nobody invites somebody into a place that they could not give on the roster. */
const deedFor: Readonly<Record<InvitedAs, TeamDeed>> = {
  player: 'invite',
  substitute: 'invite',
  follower: 'invite',
  guardian: 'invite',
  coach: 'editTeam',
  manager: 'changeRoles',
};

/** What somebody of this standing may invite others as. */
export const mayInviteAs = (standing: TeamStanding): InvitedAs[] =>
  may(standing, 'invite') ? invitedAs.filter((as) => may(standing, deedFor[as])) : [];

/** The standing of who may invite somebody as this. Refuses `noSuchTeam` and `notYours`. */
export async function requireInviter(runs: Runs, teamId: string, userId: string, as: InvitedAs): Promise<Standing> {
  await requireStanding(runs, teamId, userId, 'invite');
  return requireStanding(runs, teamId, userId, deedFor[as]);
}

/** A place that says much in a team is given to one person; a player's link is for the whole squad. */
export const isForOne = (as: InvitedAs): boolean => as === 'coach' || as === 'manager' || as === 'guardian';
