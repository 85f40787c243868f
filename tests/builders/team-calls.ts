import type { Call } from '../../src/contract/call.ts';
import { addPlayer, deletePlayer, editPlayer, listPlayers, restorePlayer, updatePlayer } from '../../src/contract/team-players.ts';
import { deleteTeam, editTeam, restoreTeam, updateTeam } from '../../src/contract/team-edit.ts';
import { removeTeamLogo, updateTeamLogo } from '../../src/contract/team-logo.ts';
import { changeRole, handOverTeam, leaveTeam, listMemberChanges } from '../../src/contract/team-membership.ts';
import type { TeamDeed } from '../../src/contract/team-roles.ts';
import { toldOfMember, toldOfTeam } from './told-of-team.ts';
import type { Team } from './team.ts';

type Fields = Record<string, unknown>;
/** A call on a team, the deed of the matrix that it asks for, and fields that a member who may would send; for each role anew. */
export type TeamCall = readonly [call: Call, deed: TeamDeed, fields: (team: Team) => Fields | Promise<Fields>];

const team = ({ teamId: id }: Team): Fields => ({ id });
const somebody = async ({ teamId: id, addMember }: Team): Promise<Fields> => ({ id, playerid: await addMember() });

/** Every call that names a team in its path: a line each. A house rule finds the one that is missing. */
export const teamCalls: readonly TeamCall[] = [
  [editTeam, 'editTeam', team],
  [updateTeam, 'editTeam', ({ teamId: id }) => ({ id, version: 1, ...toldOfTeam })],
  [updateTeamLogo, 'editTeam', ({ teamId: id }) => ({ id, image: new File(['no picture'], 'logo.png', { type: 'image/png' }) })],
  [removeTeamLogo, 'editTeam', team],
  [deleteTeam, 'deleteTeam', team],
  [restoreTeam, 'deleteTeam', team],
  [listPlayers, 'readRoster', team],
  [addPlayer, 'editRoster', ({ teamId: id }) => ({ id, ...toldOfMember, jersey_number: null })],
  [editPlayer, 'editRoster', somebody],
  [updatePlayer, 'editRoster', async (one) => ({ ...(await somebody(one)), version: 1, ...toldOfMember, jersey_number: null })],
  [deletePlayer, 'editRoster', somebody],
  [restorePlayer, 'editRoster', somebody],
  [changeRole, 'changeRoles', async (one) => ({ ...(await somebody(one)), role: 'coach', version: 1 })],
  [handOverTeam, 'changeRoles', ({ teamId: id, members }) => ({ id, playerid: members.manager })],
  [listMemberChanges, 'readHistory', somebody],
];

/** Calls that name a team and ask no deed of the matrix, each with the reason. */
export const openTeamCalls: Readonly<Record<string, string>> = {
  getTeamProfile: 'the public profile',
  getTeamDetails: 'the public profile, and how one stands to the team',
  [leaveTeam.name]: 'whoever belongs to a team may leave it; a guardian does not belong to it',
};
