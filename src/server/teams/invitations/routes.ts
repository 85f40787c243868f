import {
  acceptInvitation,
  acceptMailInvitation,
  listMyInvitations as listMineCall,
  openInvitation as openCall,
  rejectInvitation,
  rejectMailInvitation,
} from '../../../contract/answer-invitation.ts';
import {
  allowChildNotifications as allowCall,
  askGuardian as askGuardianCall,
  askGuardianAgain as askAgainCall,
  listAskedGuardians as askedCall,
  listFormerWards as formerWardsCall,
  listGuardians as guardiansCall,
  removeGuardian as removeGuardianCall,
} from '../../../contract/guardians.ts';
import {
  findPlayersToInvite,
  invite as inviteCall,
  listTeamInvitations as listCall,
  makeInvitationLink as linkCall,
  resendTeamInvitation,
  revokeInvitation as revokeCall,
} from '../../../contract/invitations.ts';
import {
  acceptJoinRequest,
  askToJoin as askCall,
  declineJoinRequest,
  hasPlayer as hasPlayerCall,
  listJoinRequests as requestsCall,
  withdrawJoinRequest as withdrawCall,
} from '../../../contract/join-requests.ts';
import { importPeople as importCall, previewImport as previewCall } from '../../../contract/people-import.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { acceptByProof, acceptMine, rejectByProof, rejectMine } from './answer-invitation.ts';
import { findPlayers } from './find-players.ts';
import { askGuardian, askGuardianAgain, listAskedGuardians } from './ask-guardian.ts';
import { allowChildNotifications } from './allow-child-notifications.ts';
import { listGuardians } from './guardians.ts';
import { importPeople, previewImport } from './import/import-people.ts';
import { invite } from './invite.ts';
import { listMyInvitations } from './list-my-invitations.ts';
import { listTeamInvitations, resendInvitation, revokeInvitation } from './sent-invitations.ts';
import { makeInvitationLink } from './make-invitation-link.ts';
import { endGuardianship, listFormerWards } from './step-down.ts';
import { openInvitation } from './open-invitation.ts';
import { askToJoin, withdrawJoinRequest } from './ask-to-join.ts';
import { hasPlayer } from './has-player.ts';
import { acceptRequest, declineRequest, listJoinRequests } from './join-requests.ts';

const done = { status: 1 as const };
const answered = <T>(response: T) => ({ status: 1 as const, response });
const reads = { limit: { points: 600, windowSeconds: 600 } };
const changes = { limit: { points: 300, windowSeconds: 600 } };
// Large enough for 500 people with all columns of a list.
const lists = { limit: { points: 60, windowSeconds: 600 }, bodyBytes: 768 * 1024 };

/** Calls for invitations, join requests, imports of people and guardians. */
export const invitationRoutes = (app: AppContext) => [
  route(inviteCall, async (fields, caller) => answered(await invite(app, fields, caller)), changes),
  route(linkCall, async (fields, { viewer }) => answered(await makeInvitationLink(app, fields, viewer)), changes),
  route(listCall, async ({ team_id: teamId }, { viewer }) => answered(await listTeamInvitations(app, teamId, viewer))),
  route(
    resendTeamInvitation,
    async ({ team_id: teamId, invitation_id: id }, caller) => answered(await resendInvitation(app, teamId, id, caller)),
    changes,
  ),
  route(
    revokeCall,
    ({ team_id: teamId, invitation_id: id }, { viewer }) => revokeInvitation(app, teamId, id, viewer).then(() => done),
    changes,
  ),
  route(
    findPlayersToInvite,
    async ({ team_id: teamId, name }, { viewer }) => answered(await findPlayers(app, teamId, name, viewer)),
    reads,
  ),
  route(openCall, async ({ token, code }, caller) => answered(await openInvitation(app, token || code, caller)), reads),
  route(acceptMailInvitation, async ({ token }, caller) => answered(await acceptByProof(app, token, caller)), changes),
  route(rejectMailInvitation, ({ token }, caller) => rejectByProof(app, token, caller).then(() => done), changes),
  route(
    acceptInvitation,
    async ({ team_id: teamId, invitation_id: id }, caller) => answered(await acceptMine(app, { teamId, id }, caller)),
    changes,
  ),
  route(
    rejectInvitation,
    ({ team_id: teamId, invitation_id: id }, caller) => rejectMine(app, { teamId, id }, caller).then(() => done),
    changes,
  ),
  route(listMineCall, async (_fields, { viewer }) => answered(await listMyInvitations(app, viewer))),
  route(hasPlayerCall, async (fields, { viewer }) => answered(await hasPlayer(app, fields, viewer)), reads),
  route(askCall, ({ team_id: teamId, words }, caller) => askToJoin(app, teamId, words, caller).then(() => done), changes),
  route(withdrawCall, ({ team_id: teamId }, { viewer }) => withdrawJoinRequest(app, teamId, viewer.userId).then(() => done), changes),
  route(requestsCall, async ({ team_id: teamId }, { viewer }) => answered(await listJoinRequests(app, teamId, viewer))),
  route(acceptJoinRequest, (fields, caller) => acceptRequest(app, fields, caller).then(() => done), changes),
  route(declineJoinRequest, (fields, caller) => declineRequest(app, fields, caller).then(() => done), changes),
  route(previewCall, async (fields, { viewer }) => answered(await previewImport(app, fields, viewer)), lists),
  route(importCall, async (fields, caller) => answered(await importPeople(app, fields, caller)), lists),
  route(guardiansCall, async ({ team_id: teamId }, { viewer }) => answered(await listGuardians(app, teamId, viewer))),
  route(formerWardsCall, async (_fields, { viewer }) => answered(await listFormerWards(app, viewer))),
  route(allowCall, async (fields, { viewer }) => answered(await allowChildNotifications(app, fields, viewer)), changes),
  route(askGuardianCall, (fields, { viewer }) => askGuardian(app, fields, viewer).then(() => done), changes),
  route(askAgainCall, (fields, { viewer }) => askGuardianAgain(app, fields, viewer).then(() => done), changes),
  route(askedCall, async ({ team_id: teamId }, { viewer }) => answered(await listAskedGuardians(app, teamId, viewer))),
  route(removeGuardianCall, (fields, { viewer }) => endGuardianship(app, fields, viewer).then(() => done), changes),
];
