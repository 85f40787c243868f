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

const deleteOthers = sql<Ended, [teamId: string, memberId: string, former: readonly string[]]>`
  delete from team_guardians other where other.team_id = $1 and other.member_id = $2 and not exists (
    select from team_guardians known where known.team_id = $1 and known.member_id = any($3::uuid[]) and known.user_id = other.user_id)
  returning other.user_id as "guardianId", other.gave_birth_date as "gaveBirthDate"`;

// Only one guardian may change a birth date: a giver on the new row, else the giver of the date that is carried.
const copyGuardians = sql<never, [teamId: string, memberId: string, former: readonly string[]]>`
  insert into team_guardians (team_id, member_id, user_id, since, lets_child_be_notified, gave_birth_date)
  select $1, $2, carried.user_id, min(carried.since), bool_and(carried.lets_child_be_notified), not exists (
      select from team_guardians giver where giver.team_id = $1 and giver.member_id = $2 and giver.gave_birth_date)
    and carried.user_id is not distinct from (select giver.user_id from team_guardians giver
      join team_members former on former.team_id = $1 and former.id = giver.member_id
      where giver.team_id = $1 and giver.member_id = any($3::uuid[]) and giver.gave_birth_date
      order by former.born_on desc nulls last, giver.since limit 1)
  from team_guardians carried where carried.team_id = $1 and carried.member_id = any($3::uuid[])
  group by carried.user_id
  on conflict do nothing`;

const clearBirthDate = sql<never, [teamId: string, memberId: string]>`
  update team_members set born_on = null where team_id = $1 and id = $2`;

const deleteFormer = sql<never, [teamId: string, former: readonly string[]]>`
  delete from team_guardians where team_id = $1 and member_id = any($2::uuid[])`;

type Carried = { teamId: string; userId: string; memberId: string };
/** A guardian of the row who was not one of the child's before. */
type Ended = { guardianId: string; gaveBirthDate: boolean };

/**
 * Moves the guardians of a minor's account from its other rows in the team, followed or removed ones, to the row that it has now, with the
 * birth date that they gave. They move, so that a guardian who is removed later does not return. Others whom staff had named for the new
 * row, before anybody knew whose it would be, end: a further guardian is a manager's decision. Resolves to the former rows and to who ended.
 */
export async function carryGuardians(
  db: Queryable,
  { teamId, userId, memberId }: Carried,
): Promise<{ former: readonly string[]; ended: readonly Ended[] }> {
  const { rows } = await query(db, findFormer, [teamId, userId, memberId]);
  const former = rows.map(({ id }) => id);
  if (former.length === 0) return { former, ended: [] };
  const { rows: ended } = await query(db, deleteOthers, [teamId, memberId, former]);
  if (ended.some(({ gaveBirthDate }) => gaveBirthDate)) await query(db, clearBirthDate, [teamId, memberId]);
  await query(db, copyGuardians, [teamId, memberId, former]);
  await query(db, carryBirthDate, [teamId, memberId, former]);
  await query(db, deleteFormer, [teamId, former]);
  return { former, ended };
}
