import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

const findFormer = sql<{ id: string }, [teamId: string, userId: string, memberId: string]>`
  select distinct former.id from team_members former
  join guardians guardian on guardian.team_id = $1 and guardian.member_id = former.id
  where former.team_id = $1 and former.user_id = $2 and former.id <> $3`;

// The row of somebody with a guardian is a minor's, also if their account does not say so.
const carryBirthDate = sql<never, [teamId: string, memberId: string, former: readonly string[]]>`
  update team_members set is_minor = true, born_on = coalesce(born_on, (
    select max(former.born_on) from team_members former where former.team_id = $1 and former.id = any($3::uuid[])))
  where team_id = $1 and id = $2`;

// Only one guardian may change a birth date: where the new row has one, it stays with the guardian who gave it.
const copyGuardians = sql<never, [teamId: string, memberId: string, former: readonly string[]]>`
  insert into team_guardians (team_id, member_id, user_id, since, lets_child_be_notified, gave_birth_date)
  select $1, $2, carried.user_id, carried.since, carried.lets_child_be_notified, carried.gave_birth_date and not exists (
      select from team_guardians giver where giver.team_id = $1 and giver.member_id = $2 and giver.gave_birth_date)
  from team_guardians carried where carried.team_id = $1 and carried.member_id = any($3::uuid[])
  order by carried.since
  on conflict do nothing`;

const deleteFormer = sql<never, [teamId: string, former: readonly string[]]>`
  delete from team_guardians where team_id = $1 and member_id = any($2::uuid[])`;

type Carried = { teamId: string; userId: string; memberId: string };

/**
 * Moves the guardians of a minor's account from its other rows in the team, followed or removed ones, to the row that it has now, with the
 * birth date that they gave. They move, so that a guardian who is removed later does not return. Resolves to the rows that they come from.
 */
export async function carryGuardians(db: Queryable, { teamId, userId, memberId }: Carried): Promise<string[]> {
  const { rows } = await query(db, findFormer, [teamId, userId, memberId]);
  const former = rows.map(({ id }) => id);
  if (former.length === 0) return [];
  await query(db, copyGuardians, [teamId, memberId, former]);
  await query(db, carryBirthDate, [teamId, memberId, former]);
  await query(db, deleteFormer, [teamId, former]);
  return former;
}
