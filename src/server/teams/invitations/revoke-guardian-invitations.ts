import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { publishInvitations } from './write-invitations.ts';

const revoke = sql<{ id: string }, [teamId: string, memberIds: readonly string[], now: Date]>`
  update team_invitations invitation set state = 'revoked', answered_at = $3
  where invitation.team_id = $1 and invitation.invited_as = 'guardian' and invitation.state = 'pending'
    and invitation.member_id = any($2::uuid[])
  returning invitation.id`;

/** Revokes the pending invitations of guardians for members who are adults now, because nobody can accept them any more. */
export async function revokeGuardianInvitations(
  db: Queryable,
  { teamId, memberIds, actorId }: { teamId: string; memberIds: readonly string[]; actorId: string },
): Promise<void> {
  const { rows } = await query(db, revoke, [teamId, memberIds, new Date()]);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await publishInvitations(db, teamId, ids, [actorId]);
}
