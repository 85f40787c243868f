import type { Call } from '../../src/contract/call.ts';
import type { TeamPermission } from '../../src/contract/team-roles.ts';
import type { Team } from './team.ts';

export type TeamFields = Record<string, unknown>;
/** A call on a team, the permission that it requires, and valid fields from a member with that permission; made again for each role. */
export type TeamCall = readonly [call: Call, permission: TeamPermission, fields: (team: Team) => TeamFields | Promise<TeamFields>];

export const team = ({ teamId }: Team): TeamFields => ({ team_id: teamId });

/** For calls with further fields than the team. */
export const inTeam =
  (more: TeamFields = {}) =>
  ({ teamId }: Team): TeamFields => ({ team_id: teamId, ...more });
