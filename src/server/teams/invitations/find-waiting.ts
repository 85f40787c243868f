import type { TeamRole } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { prepared, query, sql } from '../../database/sql.ts';

// Matches a verified address or phone number, else a name that only one row has; that row must hold no contacts and no pending invitation,
// and not be a child's, because anybody with a team's link could give a child's name.
// An adult never gets a minor's row, and the row's role is the one that the user joins with.
const find = prepared(
  'waiting-row',
  sql<{ id: string }, [teamId: string, userId: string, role: string]>`
  with asking as (
    select lower(users.full_name) as name, users.is_adult is false as is_child,
      array(select subject from user_ways where user_id = users.id and kind = 'email' and verified_at is not null) as emails,
      array(select regexp_replace(subject, '\\D', '', 'g') from user_ways
        where user_id = users.id and kind = 'phone' and verified_at is not null) as phones
    from users where users.id = $2),
  waiting as (
    select member.id,
      coalesce(lower(member.email) = any(asking.emails), false)
        or coalesce(regexp_replace(member.phone, '\\D', '', 'g') = any(asking.phones), false) as is_verified,
      member.email is null and member.phone is null and member.emergency_name = '' and member.emergency_phone is null and not member.is_minor
        and not exists (select from team_guardians guardian where guardian.team_id = $1 and guardian.member_id = member.id)
        and lower(trim(member.first_name || ' ' || member.last_name)) = asking.name
        and not exists (select from team_invitations invitation
          where invitation.team_id = $1 and invitation.member_id = member.id and invitation.state = 'pending'
            and invitation.expires_at > now() and invitation.invited_as <> 'guardian') as is_named
    from active_members member cross join asking
    where member.team_id = $1 and member.role = $3 and member.user_id is null
      and (asking.is_child or not member.is_minor))
  select id from waiting
  where is_verified or (is_named and (select count(*) from waiting other where other.is_named) = 1)
  order by is_verified desc, id limit 20`,
);

/**
 * Finds the unclaimed roster rows of a joining user by address or number, else by name, the best first: a parent's address may stand on the
 * rows of several children. Staff link the row of a child by an invitation.
 */
export async function findWaiting(db: Queryable, teamId: string, userId: string, role: TeamRole): Promise<string[]> {
  const { rows } = await query(db, find, [teamId, userId, role]);
  return rows.map(({ id }) => id);
}
