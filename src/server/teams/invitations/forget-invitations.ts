import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

const deleteInvitation = sql<
  never,
  [userId: string, addresses: readonly string[]]
>`delete from team_invitations where user_id = $1 or email_key = any($2) or (answered_by = $1 and most_uses = 1)`;

/**
 * Deletes invitations that were sent to a user or their verified addresses, or answered by them. Their join requests and guardianships are
 * deleted with the user's row. Runs before the user is deleted.
 */
export async function forgetInvitations(db: Queryable, userId: string, addresses: readonly string[]): Promise<void> {
  await query(db, deleteInvitation, [userId, addresses]);
}
