import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { InvitationRow } from './invitation-row.ts';

const findWay = sql<never, [userId: string, email: string]>`
  select from user_ways where user_id = $1 and kind = 'email' and verified_at is not null and subject = lower($2)`;

/** Whether an invitation was sent to this user: to their profile, or to an address that they verified. Never true for a link. */
export async function isSentTo(db: Queryable, invitation: InvitationRow, userId: string): Promise<boolean> {
  if (invitation.userId === userId) return true;
  return invitation.email !== null && (await query(db, findWay, [userId, invitation.email])).rowCount !== 0;
}
