import type { Queryable } from '../../../database/queryable.ts';

const statement = `
  select member.id as member, array(
    select distinct lower(coalesce(guardian_user.email, '')) from team_guardians guardian join users guardian_user on guardian_user.id = guardian.user_id
    where member.is_minor and guardian.team_id = member.team_id and guardian.member_id = member.id and guardian_user.email is not null
  ) as guardians, coalesce(own.email, member.email) as email
  from team_members member left join users own on own.id = member.user_id
  where member.team_id = $1 and member.id = any($2) and member.removed_at is null`;

/** Where mail for members goes, by their ids: a minor's to their guardians, and only where there is none to the minor. */
export async function addressesFor(db: Queryable, teamId: string, members: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ member: string; guardians: string[]; email: string | null }>(statement, [teamId, members]);
  return new Map(rows.map(({ member, guardians, email }) => [member, guardians.length > 0 ? guardians : email ? [email] : []]));
}

/** Where mail for a user goes who is in no team yet: a minor's to those who are their guardian anywhere. */
export async function addressesForUser(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ own: string | null; guardians: string[] }>(
    `select users.email as own, array(
       select distinct guardian_user.email from team_members member
       join team_guardians guardian on guardian.team_id = member.team_id and guardian.member_id = member.id
       join users guardian_user on guardian_user.id = guardian.user_id
       where users.is_adult is false and member.user_id = users.id and member.removed_at is null and guardian_user.email is not null
     ) as guardians from users where users.id = $1`,
    [userId],
  );
  const { own = null, guardians = [] } = rows[0] ?? {};
  return guardians.length > 0 ? guardians : own ? [own] : [];
}
