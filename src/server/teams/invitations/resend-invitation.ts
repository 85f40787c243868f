import type { Invitation } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { homeOf } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import type { Queryable } from '../../database/queryable.ts';
import { countSent } from './count-sent.ts';
import { holdTeam } from './hold-team.ts';
import { invitationMail } from './invitation-mail.ts';
import { newMailToken, proofHash } from './invitation-token.ts';
import { mayInviteAs, requireInviter } from './may-invite-as.ts';
import { holdInvitation, readInvitation } from './read-invitation.ts';

const perInvitation = { points: limits.resendsADay, windowSeconds: 86_400 };
const renew = `
  update team_invitations set token_hash = $3, sent_at = now(), expires_at = now() + make_interval(days => $4), invited_by = $5, state = 'pending'
  where team_id = $1 and id = $2`;

/**
 * Sends an invitation again: a new token, a new fortnight; the token before it ends. An expired one lives again. Refuses
 * `noSuchInvitation`, `invitationEnded` for what was answered or taken back and for links, and `tooManyRequests`.
 */
export async function resendInvitation(app: AppContext, teamId: string, id: string, caller: SignedInCaller): Promise<Invitation> {
  const { pool } = app.database;
  const { userId, fullName } = caller.viewer;
  const { role } = await requireInviter(pool, teamId, userId, 'player');
  // Before the transaction, which would hold one connection and wait for another; only what is there is counted.
  await holdInvitation(pool, teamId, id, '');
  await app.limits.count('an invitation again', id, perInvitation);
  await countSent(app, teamId, userId);
  const token = newMailToken();
  await inTransaction(pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const row = await holdInvitation(client, teamId, id);
    await requireInviter(client, teamId, userId, row.as);
    if (row.kind === 'link' || (row.state !== 'pending' && row.state !== 'expired')) throw new Refusal('invitationEnded');
    await client.query(renew, [teamId, id, proofHash(app.secrets, token), limits.invitationDays, userId]);
    const to = row.email ?? (await addressOf(client, row.userId));
    if (!to) return;
    const origin = homeOf(app.environment);
    const { as, note } = row;
    const told = { to, token, origin, team: team.name, invitedBy: fullName, as, ward: row.memberName ?? '', note };
    const mail = invitationMail({ ...told, unprovedOfTeam: row.email ? teamId : undefined });
    await app.jobs.queueMail(client, mail);
  });
  app.jobs.deliverSoon();
  return readInvitation(app, pool, { teamId, id, mayInviteAs: mayInviteAs(role) });
}

async function addressOf(db: Queryable, user: string | null): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>('select email from users where id = $1', [user]);
  return rows[0]?.email ?? null;
}
