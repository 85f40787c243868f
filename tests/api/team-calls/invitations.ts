import { randomUUID } from 'node:crypto';
import { listAskedGuardians, listGuardians } from '../../../src/contract/guardians.ts';
import * as invitations from '../../../src/contract/invitations.ts';
import * as requests from '../../../src/contract/join-requests.ts';
import { importPeople, previewImport } from '../../../src/contract/people-import.ts';
import { inTeam, team, type TeamCall } from '../../builders/team-call.ts';

export const teamCalls: readonly TeamCall[] = [
  [listGuardians, 'readTeam', inTeam()],
  [listAskedGuardians, 'readTeam', inTeam()],
  [invitations.invite, 'invite', (one) => ({ ...inTeam()(one), as: 'player', email: `${randomUUID()}@elevate.example` })],
  [invitations.makeInvitationLink, 'invite', inTeam({ as: 'player' })],
  [invitations.listTeamInvitations, 'invite', team],
  [invitations.resendTeamInvitation, 'invite', inTeam({ invitation_id: randomUUID() })],
  [invitations.revokeInvitation, 'invite', inTeam({ invitation_id: randomUUID() })],
  [invitations.findPlayersToInvite, 'invite', inTeam({ name: 'kabir' })],
  [requests.listJoinRequests, 'decideRequests', inTeam()],
  [requests.acceptJoinRequest, 'decideRequests', inTeam({ request_id: randomUUID(), as: 'player' })],
  [requests.declineJoinRequest, 'decideRequests', inTeam({ request_id: randomUUID() })],
  [previewImport, 'editRoster', inTeam({ rows: [{ first_name: 'Zed' }] })],
  [importPeople, 'editRoster', inTeam({ rows: [{ first_name: 'Zed' }] })],
];

export const openTeamCalls: Readonly<Record<string, string>> = {
  acceptInvitation: 'for who was invited, who may be a stranger',
  rejectInvitation: 'for who was invited, who may be a stranger',
  askToJoin: 'for strangers',
  withdrawJoinRequest: 'for who has asked, a stranger',
  askGuardian: 'a minor without a guardian, for themselves: see missing-guardians.test.ts',
  askGuardianAgain: 'as askGuardian: see asked-guardians.test.ts',
  removeGuardian: 'managers, whoever is the guardian, and adults for their own row',
  allowChildNotifications: 'whoever is the guardian, and no staff: see guardian-permission.test.ts',
};
