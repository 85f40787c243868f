import type { Answer } from '../../../contract/call.ts';
import { publishInvitations } from './write-invitations.ts';
import type { Invitation, InvitationState, listTeamInvitations as call } from '../../../contract/invitations.ts';
import { prepared, query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller, Viewer } from '../../http/route.ts';
import { requireAccess } from '../access.ts';
import { inTeam } from '../in-team.ts';
import { requireMayOpenGuarded } from '../guarded-minors.ts';
import { countingForOne, countSent, countSentAgain } from './count-sent.ts';
import { isOpenAt, stateAt } from './ended-because.ts';
import { mayNameGuardian } from './guardians.ts';
import {
  findInvitation,
  holdInvitation,
  invitationColumns,
  type InvitationRow,
  isResendable,
  presentInvitation,
  readInvitation,
} from './invitation-row.ts';
import { newMailToken } from './invitation-token.ts';
import { mayInviteAs, requireInviter } from './may-invite-as.ts';
import { sendAgain } from './send-again.ts';

const mostWaiting = 300;
const mostEnded = 50;
const isWaiting = isOpenAt('$2');

const list = prepared(
  'team-invitations',
  sql<InvitationRow, [teamId: string, now: Date]>`
  (select ${invitationColumns('$2')} from team_invitations invitation where invitation.team_id = $1 and ${isWaiting}
    order by invitation.sent_at desc, invitation.id desc limit ${mostWaiting})
  union all
  (select ${invitationColumns('$2')} from team_invitations invitation where invitation.team_id = $1 and not (${isWaiting})
    order by coalesce(invitation.answered_at, invitation.expires_at) desc, invitation.id desc limit ${mostEnded})`,
);

/** Counts invitations to named people; shared links are left out. */
const count = prepared(
  'team-invitation-counts',
  sql<{ state: InvitationState; many: number }, [teamId: string, now: Date]>`
  select ${stateAt('$2')} as state, count(*)::int as many
  from team_invitations invitation where invitation.team_id = $1 and invitation.kind <> 'link' group by 1`,
);
const nothing: Record<InvitationState, number> = { pending: 0, accepted: 0, rejected: 0, expired: 0, ended: 0, revoked: 0 };

/** Pending and recently answered invitations. Refuses `noSuchTeam` and `notYours`. */
export async function listTeamInvitations(
  { database: { pool }, secrets }: AppContext,
  teamId: string,
  { userId }: Viewer,
): Promise<Answer<typeof call>['response']> {
  const access = await requireAccess(pool, teamId, userId, 'invite');
  const places = mayInviteAs(access.role);
  const values = [teamId, new Date()] as const;
  const [{ rows }, counted] = await Promise.all([query(pool, list, values), query(pool, count, values)]);
  return {
    invitations: rows.map((row) => presentInvitation(secrets, row, { access, userId })),
    mayInviteAs: places,
    counts: { ...nothing, ...Object.fromEntries(counted.rows.map(({ state, many }) => [state, many])) },
  };
}

/**
 * Sends an invitation again with a new token and another 14 days; the old token becomes invalid, and an expired or ended invitation is
 * pending again. Refuses `noSuchInvitation`, `invitationEnded` for answered or revoked invitations and for links, `notYours` for a guardian whom the
 * viewer may not name, `guardedMinor` to a coach for the row of a child with a guardian, and `tooManyRequests`.
 */
export async function resendInvitation(app: AppContext, teamId: string, id: string, caller: SignedInCaller): Promise<Invitation> {
  const { pool } = app.database;
  const { userId, fullName } = caller.viewer;
  const access = await requireInviter(pool, teamId, userId, 'player');
  // Before the transaction, because counting needs a connection of its own. Only existing invitations are counted.
  const { email, userId: invitedId } = await findInvitation(pool, teamId, id);
  await countSentAgain(app, id);
  await countSent(app, teamId, userId);
  const token = newMailToken();
  await countingForOne(app, { teamId, senderId: userId, invited: email ?? invitedId ?? id }, () =>
    inTeam(app, { teamId, viewer: caller.viewer, permission: 'invite', lock: true }, async (client, { teamName }) => {
      const row = await holdInvitation(client, teamId, id);
      const renewing = await requireInviter(client, teamId, userId, row.as);
      if (!mayNameGuardian(renewing, row.isWardKnown)) throw new Refusal('notYours');
      if (row.as !== 'guardian' && row.memberId !== null) await requireMayOpenGuarded(client, renewing, row.memberId);
      if (!isResendable(row)) throw new Refusal('invitationEnded');
      await sendAgain(app, client, row, { token, teamName, userId, fullName });
    }),
  );
  app.jobs.deliverSoon();
  return readInvitation(app, pool, { teamId, id, access, userId });
}

const changeInvitation = sql<
  never,
  [teamId: string, id: string]
>`update team_invitations set state = 'revoked', answered_at = now(), answered_by = null where team_id = $1 and id = $2 and state = 'pending'`;

/**
 * Revokes an invitation. Refuses `noSuchInvitation`, `invitationAnswered` for one that was accepted or declined meanwhile, and viewers who
 * may not send such an invitation.
 */
export async function revokeInvitation(app: AppContext, teamId: string, id: string, viewer: Viewer): Promise<void> {
  await inTeam(app, { teamId, viewer, permission: 'invite' }, async (client) => {
    const { as, state } = await holdInvitation(client, teamId, id);
    await requireInviter(client, teamId, viewer.userId, as);
    if (state === 'accepted' || state === 'rejected') throw new Refusal('invitationAnswered');
    await query(client, changeInvitation, [teamId, id]);
    await publishInvitations(client, teamId, [id], [viewer.userId]);
  });
}
