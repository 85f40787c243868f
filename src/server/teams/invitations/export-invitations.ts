import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

type Row = Record<string, unknown>;
export type InvitationExport = { invitations: Row[]; joinRequests: Row[]; guardianOf: Row[] };

const parts = {
  invitations: sql<Row, [userId: string, addresses: readonly string[], now: Date]>`
    select team.name as team, invitation.kind, invitation.invited_as,
      case when invitation.email_key = any($2) then invitation.email end as email, invitation.name, invitation.note,
      case when invitation.state = 'pending' and invitation.expires_at <= $3 then 'expired' else invitation.state end as state,
      invitation.sent_at, invitation.expires_at, invitation.answered_at
    from team_invitations invitation join teams team on team.id = invitation.team_id
    where invitation.user_id = $1 or invitation.email_key = any($2) or (invitation.answered_by = $1 and invitation.most_uses = 1)
    order by invitation.created_at, invitation.id`,
  joinRequests: sql<Row, [userId: string]>`
    select team.name as team, request.words, request.state, request.reply, request.asked_at, request.decided_at
    from team_join_requests request join teams team on team.id = request.team_id where request.user_id = $1 order by request.asked_at, request.id`,
  guardianOf: sql<Row, [userId: string]>`
    select team.name as team, trim(member.first_name || ' ' || member.last_name) as member, guardian.since, guardian.lets_child_be_notified,
      member.email, member.phone, member.emergency_name, member.emergency_phone, member.jersey_number, member.position, member.is_minor,
      member.born_on::text as born_on
    from guardians guardian join teams team on team.id = guardian.team_id
    join team_members member on member.team_id = guardian.team_id and member.id = guardian.member_id
    where guardian.user_id = $1 order by guardian.since, member.id`,
} as const;

/** A user's invitations, join requests and guardianships, for the export of their data. Hashes of tokens and codes are left out. */
export async function exportInvitations(db: Queryable, userId: string, addresses: readonly string[]): Promise<InvitationExport> {
  const [invitations, joinRequests, guardianOf] = await Promise.all([
    query(db, parts.invitations, [userId, addresses, new Date()]),
    query(db, parts.joinRequests, [userId]),
    query(db, parts.guardianOf, [userId]),
  ]);
  return { invitations: invitations.rows, joinRequests: joinRequests.rows, guardianOf: guardianOf.rows };
}
