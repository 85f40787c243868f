import type { Queryable } from '../database/queryable.ts';
import { query, sql, type NeverNull } from '../database/sql.ts';

/** Who reads a mail about a member: the member, or for a minor each of their guardians. An address of the roster alone is not proved. */
export type Recipient = {
  memberId: string;
  name: string;
  /** The statement leaves out who has no address. */
  to: NeverNull<string>;
  userId: string | null;
  isProved: boolean;
  isGuardian: boolean;
};

const select = sql<Recipient, [teamId: string, memberIds: readonly string[]]>`
  with asked as (select * from team_members m where m.team_id = $1 and m.removed_at is null and m.id = any($2::uuid[]))
  select m.id as "memberId", m.first_name as name, coalesce(u.email, m.email) as "to", u.id as "userId", u.email is not null as "isProved",
    false as "isGuardian"
  from asked m left join users u on u.id = m.user_id where not m.is_minor and coalesce(u.email, m.email) is not null
  union all
  select m.id, m.first_name, u.email, u.id, true, true
  from asked m join team_guardians g on g.team_id = m.team_id and g.member_id = m.id join users u on u.id = g.user_id
  where m.is_minor and u.email is not null
  order by 1, 3`;

/** The addresses for mail about these members. Who has none is left out; mail for a minor goes to their guardians alone. */
export async function findRecipients(db: Queryable, teamId: string, memberIds: readonly string[]): Promise<Recipient[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await query(db, select, [teamId, memberIds]);
  return rows;
}

const selectAsked = sql<{ id: string }, [teamId: string]>`
  select m.id from team_members m where m.team_id = $1 and m.removed_at is null and (m.squad is not null or m.role = 'player') order by m.id`;

/** Everybody who is asked whether they come. */
export async function findAsked(db: Queryable, teamId: string): Promise<string[]> {
  const { rows } = await query(db, selectAsked, [teamId]);
  return rows.map(({ id }) => id);
}
