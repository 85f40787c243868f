import type { CheckedFields } from '../../../contract/call.ts';
import type { AskedGuardian, askGuardian as call, askGuardianAgain as againCall } from '../../../contract/guardians.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { requireAccess, type TeamAccess } from '../access.ts';
import { inTeam } from '../in-team.ts';
import { countingForOne, countSent, countSentAgain } from './count-sent.ts';
import { findInvited } from './find-invited.ts';
import { teamInvitation } from './invitation-notification.ts';
import { findInvitation, holdInvitation, invitationColumns, type InvitationRow, isResendable } from './invitation-row.ts';
import { newMailToken, proofHash } from './invitation-token.ts';
import { sendAgain } from './send-again.ts';
import { writeInvitations } from './write-invitations.ts';

/** A child can name somebody, correct a typing error and try another person, and not write to strangers. */
const aDay = { points: 5, windowSeconds: 86_400 };

const findOwnAddress = sql<never, [userId: string, email: string]>`
  select from user_ways where user_id = $1 and kind = 'email' and subject = lower($2)`;

/** Refuses the child's own address: nobody is their own guardian. */
async function refuseOwnAddress(db: Queryable, userId: string, email: string): Promise<void> {
  const { rowCount } = await query(db, findOwnAddress, [userId, email]);
  if (rowCount) throw invalidInput({ email: 'This is your own address. Please enter that of your guardian.' });
}

/** The roster row of a minor without a guardian. Refuses `notYours` for everybody else. */
function requireUnguardedMinor({ memberId, isUnguardedMinor }: TeamAccess): string {
  if (memberId === undefined || !isUnguardedMinor) throw new Refusal('notYours');
  return memberId;
}

/**
 * Invites a guardian whom a minor names for themselves, while they have none in the team. Refuses `noSuchTeam`, `notYours` for everybody
 * else, what `findInvited` refuses, and `tooManyRequests`.
 */
export async function askGuardian(
  app: AppContext,
  { team_id: teamId, name, email }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<void> {
  const { userId, fullName } = viewer;
  // Checked before the counts of the team too, so that nobody else uses them up.
  requireUnguardedMinor(await requireAccess(app.database.pool, teamId, userId, 'readTeam'));
  await app.limits.count('guardians asked by a child', userId, aDay);
  await countSent(app, teamId, userId);
  const token = newMailToken();
  await countingForOne(app, { teamId, senderId: userId, invited: email }, () =>
    inTeam(app, { teamId, viewer, permission: 'readTeam', lock: true }, async (client, access) => {
      const { teamName } = access;
      const memberId = requireUnguardedMinor(access);
      await refuseOwnAddress(client, userId, email);
      const { ward } = await findInvited(client, { team_id: teamId, as: 'guardian', member_id: memberId, email, name });
      const invited = { kind: 'mail', as: 'guardian', memberId, email, userId: null, name, note: '' } as const;
      await writeInvitations(client, teamId, userId, [{ id: newId(), ...invited, tokenHash: proofHash(app.secrets, token) }]);
      const about = { token, team: teamName, invitedBy: fullName, as: 'guardian', ward, note: '' } as const;
      await notify(app, client, teamInvitation, about, { address: email, unverifiedOfTeam: teamId });
    }),
  );
  app.jobs.deliverSoon();
}

const list = sql<InvitationRow, [teamId: string, memberId: string, now: Date]>`
  select ${invitationColumns('$3')} from team_invitations invitation
  where invitation.team_id = $1 and invitation.member_id = $2 and invitation.invited_as = 'guardian' and invitation.kind <> 'link'
    and invitation.state <> 'accepted'
  order by invitation.sent_at desc, invitation.id desc limit 10`;

/**
 * Who was asked to be the guardian of the viewer, a minor without one; empty for everybody else. Of those whom somebody else asked they see
 * the name, and not the address. Refuses `noSuchTeam`.
 */
export async function listAskedGuardians({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<AskedGuardian[]> {
  const { memberId, isUnguardedMinor } = await requireAccess(pool, teamId, userId, 'readTeam');
  if (memberId === undefined || !isUnguardedMinor) return [];
  const { rows } = await query(pool, list, [teamId, memberId, new Date()]);
  return rows.map((row) => ({
    invitation_id: row.id,
    name: row.name,
    email: row.senderId === userId ? row.email : null,
    state: row.state,
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    may_ask_again: row.senderId === userId && isResendable(row),
  }));
}

/**
 * The address of an invitation by which this user asked for their own guardian. Refuses `noSuchInvitation` for every other one, and
 * `invitationEnded` for one that was answered or revoked.
 */
function requireResendable(row: InvitationRow, userId: string, own: string): string {
  const { as, senderId, memberId, email } = row;
  if (as !== 'guardian' || senderId !== userId || memberId !== own || email === null) throw new Refusal('noSuchInvitation');
  if (!isResendable(row)) throw new Refusal('invitationEnded');
  return email;
}

/**
 * Sends the invitation of a guardian again whom a minor named for themselves. It counts as asking once more. Refuses `noSuchTeam`, `notYours`
 * for everybody but a minor without a guardian, `noSuchInvitation` for one that they did not send, `invitationEnded` for one that was
 * answered or revoked, and `tooManyRequests`.
 */
export async function askGuardianAgain(
  app: AppContext,
  { team_id: teamId, invitation_id: id }: CheckedFields<typeof againCall>,
  viewer: Viewer,
): Promise<void> {
  const { userId, fullName } = viewer;
  const { pool } = app.database;
  const own = requireUnguardedMinor(await requireAccess(pool, teamId, userId, 'readTeam'));
  // Before the transaction, because counting needs a connection of its own. Only invitations that can be sent are counted.
  const email = requireResendable(await findInvitation(pool, teamId, id), userId, own);
  await countSentAgain(app, id);
  await app.limits.count('guardians asked by a child', userId, aDay);
  await countSent(app, teamId, userId);
  const token = newMailToken();
  await countingForOne(app, { teamId, senderId: userId, invited: email }, () =>
    inTeam(app, { teamId, viewer, permission: 'readTeam', lock: true }, async (client, access) => {
      const memberId = requireUnguardedMinor(access);
      const row = await holdInvitation(client, teamId, id);
      requireResendable(row, userId, memberId);
      await sendAgain(app, client, row, { token, teamName: access.teamName, userId, fullName });
    }),
  );
  app.jobs.deliverSoon();
}
