import type { Answer } from '../../../contract/call.ts';
import { publishInvitations } from './write-invitations.ts';
import { publish } from '../../live/publish.ts';
import type { acceptInvitation as call } from '../../../contract/answer-invitation.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller, SignedInCaller } from '../../http/route.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { notifyOfGuardian } from './guardian-notification.ts';
import { findByProof } from './open-invitation.ts';
import { recordDecline } from './declined.ts';
import { lockTeam } from '../in-team.ts';
import { holdInvitation, type InvitationRow } from './invitation-row.ts';
import { isSentTo } from './is-sent-to.ts';
import { joinTeam } from './join-team.ts';
import { requireOpen } from './require-open.ts';

type Joined = Answer<typeof call>['response'];
type Which = { teamId: string; id: string };

/**
 * Joins the team by an invitation's token or code. Any signed-in user who holds it may, but only the invited player where a profile was
 * invited. Refuses what `findByProof` and `joinTeam` refuse, and `invitationEnded`.
 */
export async function acceptByProof(app: AppContext, proof: string, caller: SignedInCaller): Promise<Joined> {
  const { userId } = caller.viewer;
  return accept(app, await findByProof(app, proof, caller), userId, (_client, row) => {
    // The search found this player by their profile: another account is a stranger, even with the token of the mail.
    if (row.kind === 'player' && row.userId !== userId) throw new Refusal('noSuchInvitation');
    return Promise.resolve();
  });
}

/** Accepts an invitation that was sent to the viewer. Refuses `noSuchInvitation` for invitations of others. */
export const acceptMine = (app: AppContext, which: Which, { viewer: { userId } }: SignedInCaller): Promise<Joined> =>
  accept(app, which, userId, (client, row) => requireMine(client, row, userId));

const changeJoinRequest = sql<
  never,
  [teamId: string, userId: string]
>`update team_join_requests set state = 'accepted', decided_at = now() where team_id = $1 and user_id = $2 and state = 'pending'`;

const changeInvitation = sql<never, [teamId: string, id: string, userId: string, now: Date]>`update team_invitations set uses = uses + 1,
         state = case when most_uses = uses + 1 then 'accepted' else state end,
         answered_at = case when most_uses = uses + 1 then $4::timestamptz end,
         answered_by = case when most_uses = uses + 1 then $3::uuid end
       where team_id = $1 and id = $2`;

async function accept(
  app: AppContext,
  { teamId, id }: Which,
  userId: string,
  check: (client: Queryable, row: InvitationRow) => Promise<void> = () => Promise.resolve(),
): Promise<Joined> {
  const answered = await inTransaction(app.database.pool, async (client) => {
    const team = await lockTeam(client, teamId).catch(gone);
    const row = await holdInvitation(client, teamId, id);
    await check(client, row);
    const joined = { team_id: teamId, team_name: team.name, as: row.as };
    // A repeated request, such as a second click, has no effect.
    if (row.state === 'accepted' && row.answeredBy === userId) return joined;
    await requireOpen(client, row, userId);
    await joinTeam(app, client, { teamId, userId, as: row.as, memberId: row.memberId });
    if (row.as === 'guardian' && row.memberId !== null) {
      await notifyOfGuardian(app, client, { what: 'added', teamId, memberId: row.memberId, guardianId: userId, actorId: userId });
    }
    await query(client, changeInvitation, [teamId, id, userId, new Date()]);
    await query(client, changeJoinRequest, [teamId, userId]);
    await publishInvitations(client, teamId, [id], [userId]);
    await publish(client, { type: 'joinRequest.changed', teamId, userIds: [userId], actorIds: [userId] });
    return joined;
  });
  app.jobs.deliverSoon();
  return answered;
}

/**
 * Declines an invitation by the token of its mail. Refuses `noSuchInvitation`, also for shared links, which cannot be declined, and
 * `invitationEnded`.
 */
export async function rejectByProof(app: AppContext, proof: string, caller: Caller): Promise<void> {
  await reject(app, await findByProof(app, proof, caller), (_client, row) => {
    if (row.kind === 'link') throw new Refusal('noSuchInvitation');
    return Promise.resolve();
  });
}

/** Declines an invitation that was sent to the viewer. */
export const rejectMine = (app: AppContext, which: Which, { viewer: { userId } }: SignedInCaller): Promise<void> =>
  reject(app, which, (client, row) => requireMine(client, row, userId), userId);

const rejectInvitation = sql<
  never,
  [teamId: string, id: string]
>`update team_invitations set state = 'rejected', answered_at = now() where team_id = $1 and id = $2`;

async function reject(
  app: AppContext,
  { teamId, id }: Which,
  check: (client: Queryable, row: InvitationRow) => Promise<void>,
  actorId?: string,
): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    // Before the invitation, as in every other transaction that needs both.
    await lockTeam(client, teamId).catch(gone);
    const row = await holdInvitation(client, teamId, id);
    await check(client, row);
    if (row.state === 'rejected') return;
    if (row.state !== 'pending') throw new Refusal('invitationEnded');
    await query(client, rejectInvitation, [teamId, id]);
    await recordDecline(app, client, row, actorId);
    await publishInvitations(client, teamId, [id], actorId === undefined ? [] : [actorId]);
  });
  app.jobs.deliverSoon();
}

/** Refuses an invitation that was sent neither to the user's profile nor to an address that they verified. */
async function requireMine(db: Queryable, row: InvitationRow, viewer: string): Promise<void> {
  if (!(await isSentTo(db, row, viewer))) throw new Refusal('noSuchInvitation');
}

/** A deleted team gets the refusal for an unknown invitation. */
function gone(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('noSuchInvitation') : error;
}
