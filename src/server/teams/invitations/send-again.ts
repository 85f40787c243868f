import { limits } from '../../../contract/limits.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { notify } from '../../notifications/index.ts';
import { teamInvitation } from './invitation-notification.ts';
import type { InvitationRow } from './invitation-row.ts';
import { proofHash } from './invitation-token.ts';
import { publishInvitations } from './write-invitations.ts';

type Sending = { token: string; teamName: string; userId: string; fullName: string };

const renew = sql<never, [teamId: string, id: string, proofHash: string, invitationDays: number, userId: string]>`
  update team_invitations set token_hash = $3, sent_at = now(), expires_at = now() + make_interval(days => $4), invited_by = $5, state = 'pending'
  where team_id = $1 and id = $2`;

/**
 * Renews an invitation for another 14 days, with a new token by which the one before ends, and mails it. The caller has locked it, and
 * checked that this user may send it.
 */
export async function sendAgain(app: AppContext, db: Queryable, row: InvitationRow, sending: Sending): Promise<void> {
  const { teamId, id, as, email, userId: invitedId, note } = row;
  const { token, teamName, userId, fullName } = sending;
  await query(db, renew, [teamId, id, proofHash(app.secrets, token), limits.invitationDays, userId]);
  await publishInvitations(db, teamId, [id], [userId]);
  const about = { token, team: teamName, invitedBy: fullName, as, ward: row.memberName ?? '', note };
  if (email) await notify(app, db, teamInvitation, about, { address: email, unverifiedOfTeam: teamId });
  else if (invitedId) await notify(app, db, teamInvitation, about, { userId: invitedId });
}
