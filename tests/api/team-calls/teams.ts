import { randomUUID } from 'node:crypto';
import { deleteTeam, editTeam, removeTeamLogo, restoreTeam, updateTeam, updateTeamLogo } from '../../../src/contract/team-edit.ts';
import * as roster from '../../../src/contract/team-members.ts';
import { inTeam, team, type TeamCall, type TeamFields } from '../../builders/team-call.ts';
import { memberFields, teamFields } from '../../builders/team-fields.ts';
import type { Team } from '../../builders/team.ts';

const somebody = async ({ teamId, addMember }: Team): Promise<TeamFields> => ({ team_id: teamId, member_id: await addMember() });

export const teamCalls: readonly TeamCall[] = [
  [editTeam, 'editTeam', team],
  [updateTeam, 'editTeam', inTeam({ version: 1, ...teamFields })],
  [updateTeamLogo, 'editTeam', inTeam({ image: new File(['no picture'], 'logo.png', { type: 'image/png' }) })],
  [removeTeamLogo, 'editTeam', team],
  [deleteTeam, 'deleteTeam', team],
  [restoreTeam, 'deleteTeam', team],
  [roster.listPlayers, 'readRoster', team],
  [roster.addPlayer, 'editRoster', inTeam({ ...memberFields, jersey_number: null })],
  [roster.editPlayer, 'editRoster', somebody],
  [roster.updatePlayer, 'editRoster', async (one) => ({ ...(await somebody(one)), version: 1, ...memberFields, jersey_number: null })],
  [
    roster.updateContacts,
    'keepContacts',
    inTeam({ member_id: randomUUID(), version: 1, email: null, phone: null, emergency_name: '', emergency_phone: null }),
  ],
  [roster.deletePlayer, 'editRoster', somebody],
  [roster.restorePlayer, 'editRoster', somebody],
  [roster.changeRole, 'changeRoles', async (one) => ({ ...(await somebody(one)), role: 'coach', version: 1 })],
  [roster.handOverTeam, 'changeRoles', ({ teamId, members }) => ({ team_id: teamId, member_id: members.manager })],
  [roster.listMemberChanges, 'readHistory', somebody],
];

export const openTeamCalls: Readonly<Record<string, string>> = {
  getTeamProfile: 'the public profile',
  getTeamDetails: 'the public profile, and how one stands to the team',
  hasPlayer: 'strangers ask whether they may ask; about others only who reads the roster',
  [roster.leaveTeam.name]: 'whoever belongs to a team may leave it; a guardian does not belong to it',
};
