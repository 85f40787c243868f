import { ask } from '../api-client/ask.ts';
import { listMyInvitations } from '../contract/answer-invitation.ts';
import type { Answer } from '../contract/call.ts';
import { listAskedGuardians, listGuardians, type AskedGuardian, type Ward } from '../contract/guardians.ts';
import { listTeamInvitations, type Invitation } from '../contract/invitations.ts';
import { hasPlayer, listJoinRequests, type JoinRequest } from '../contract/join-requests.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

export type SentInvitations = Answer<typeof listTeamInvitations>['response'];
export type MyInvitationPage = Pick<Answer<typeof listMyInvitations>['response'], 'invitations' | 'requests'>;

/** The invitations that a team has sent, with their state. */
export const sentInvitations = createEntityFamily('invitations', async (team: string): Promise<SentInvitations> => {
  const { response } = await ask(listTeamInvitations, { team_id: team });
  return response;
});

/** The minors of a team and their guardians. */
export const wardLists = createEntityFamily('wards', async (team: string): Promise<{ wards: readonly Ward[] }> => {
  const { response } = await ask(listGuardians, { team_id: team });
  return { wards: response };
});

/** Who was asked to be the reader's guardian in a team. */
export const askedGuardians = createEntityFamily('asked-guardians', async (team: string): Promise<{ asked: readonly AskedGuardian[] }> => {
  const { response } = await ask(listAskedGuardians, { team_id: team });
  return { asked: response };
});

/** The requests to join a team. */
export const joinRequests = createEntityFamily('join-requests', async (team: string): Promise<{ requests: readonly JoinRequest[] }> => {
  const { response } = await ask(listJoinRequests, { team_id: team });
  return { requests: response };
});

/** The invitations that the reader received and their requests to join teams. There is one entity, with the key 'me'. */
export const myInvitations = createEntityFamily('my-invitations', async (_of: 'me'): Promise<MyInvitationPage> => {
  const { response } = await ask(listMyInvitations, {});
  return response;
});

/** Whether the reader is in a team, invited to it, or asks to join it. */
export const memberships = createEntityFamily('memberships', async (team: string): Promise<Answer<typeof hasPlayer>['response']> => {
  const { response } = await ask(hasPlayer, { team_id: team });
  return response;
});

/** Replaces an invitation of a team by the server's latest version. */
export function putInvitation(team: string, fresh: Invitation): void {
  sentInvitations.of(team).put((now) => ({ ...now, invitations: now.invitations.map((one) => (one.id === fresh.id ? fresh : one)) }));
}

/** Shows an invitation that was just made, until the list is read again. */
export function addInvitation(team: string, made: Invitation): void {
  sentInvitations.of(team).put((now) => ({ ...now, invitations: [made, ...now.invitations.filter(({ id }) => id !== made.id)] }));
}

/** Replaces a minor of a team by the server's latest version. */
export function putWard(team: string, fresh: Ward): void {
  wardLists.of(team).put(({ wards }) => ({ wards: wards.map((one) => (one.member_id === fresh.member_id ? fresh : one)) }));
}

/** Reloads a team's invitations, join requests and guardians, and the reader's own invitations and requests. */
export function refreshInvitations(team?: string): void {
  for (const family of [sentInvitations, wardLists, askedGuardians, joinRequests, memberships])
    for (const { query, store } of family.opened()) if (!team || query === team) store.refresh();
  for (const { store } of myInvitations.opened()) store.refresh();
  refreshRegions('invitations');
}
