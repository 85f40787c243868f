import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

type Carried = { teamId: string; userId: string; memberId: string };

const findFormer = sql<{ id: string }, [teamId: string, userId: string, memberId: string]>`
  select distinct former.id from team_members former
  join guardians guardian on guardian.team_id = $1 and guardian.member_id = former.id
  where former.team_id = $1 and former.user_id = $2 and former.id <> $3`;

// Also of rows without guardians by now: somebody whom the team knows to be 18 stays so. The date of the latest row counts.
const carryBirthDate = sql<never, [teamId: string, userId: string, memberId: string]>`
  update team_members member set born_on = coalesce(member.born_on, (
    select former.born_on from team_members former
    where former.team_id = $1 and former.user_id = $2 and former.id <> $3 and former.born_on is not null
    order by former.removed_at desc nulls first, former.id desc limit 1))
  where member.team_id = $1 and member.id = $3`;

// A date stands on one row only, so that no row brings back what was corrected or withdrawn on a later one.
const clearBirthDates = sql<never, [teamId: string, userId: string, memberId: string]>`
  update team_members former set born_on = null where former.team_id = $1 and former.user_id = $2 and former.id <> $3`;

// The row of somebody with a guardian is a minor's, also if their account does not say so.
const markMinor = sql<never, [teamId: string, memberId: string]>`
  update team_members set is_minor = true where team_id = $1 and id = $2`;

// Only one guardian may change a birth date: a giver on the new row, else the giver of the date that is carried. For a guardian of both rows
// the older time counts, and a permission that was denied on one of them.
const moveGuardians = sql<never, [teamId: string, memberId: string, former: readonly string[]]>`
  insert into team_guardians as own (team_id, member_id, user_id, since, lets_child_be_notified, gave_birth_date)
  select $1, $2, carried.user_id, min(carried.since), bool_and(carried.lets_child_be_notified), not exists (
      select from team_guardians giver where giver.team_id = $1 and giver.member_id = $2 and giver.gave_birth_date)
    and carried.user_id is not distinct from (select giver.user_id from team_guardians giver
      join team_members former on former.team_id = $1 and former.id = giver.member_id
      where giver.team_id = $1 and giver.member_id = any($3::uuid[]) and giver.gave_birth_date
      order by former.born_on is null, former.removed_at desc nulls first, former.id desc, giver.since limit 1)
  from team_guardians carried where carried.team_id = $1 and carried.member_id = any($3::uuid[])
  group by carried.user_id
  on conflict (team_id, member_id, user_id) do update set since = least(own.since, excluded.since),
    gave_birth_date = own.gave_birth_date or excluded.gave_birth_date,
    lets_child_be_notified = coalesce(own.lets_child_be_notified and excluded.lets_child_be_notified,
      own.lets_child_be_notified, excluded.lets_child_be_notified)`;

const deleteFormer = sql<never, [teamId: string, former: readonly string[]]>`
  delete from team_guardians where team_id = $1 and member_id = any($2::uuid[])`;

/**
 * Moves the guardians of a minor's account from its other rows in the team, followed or removed ones, to the row that it has now, and the
 * birth date. They move, so that a guardian who is removed later does not return. Resolves to the rows that the guardians come from.
 */
export async function carryGuardians(db: Queryable, { teamId, userId, memberId }: Carried): Promise<readonly string[]> {
  const { rows } = await query(db, findFormer, [teamId, userId, memberId]);
  const former = rows.map(({ id }) => id);
  if (former.length > 0) {
    await query(db, moveGuardians, [teamId, memberId, former]);
    await query(db, markMinor, [teamId, memberId]);
  }
  await query(db, carryBirthDate, [teamId, userId, memberId]);
  await query(db, clearBirthDates, [teamId, userId, memberId]);
  await query(db, deleteFormer, [teamId, former]);
  return former;
}

type Fit = { isAdult: boolean; isRowOfAdult: boolean; isEntered: boolean; isStrange: boolean };

// A date that says 18 ends guardianships, and they stay entered: a row with such a date, or with such guardians, is somebody's own too.
const findFit = sql<Fit, [teamId: string, userId: string, memberId: string]>`
  with known as (
    select guardian.user_id from guardians guardian join team_members former on former.team_id = $1 and former.id = guardian.member_id
    where guardian.team_id = $1 and former.user_id = $2 and former.id <> $3),
  adult as (
    select dated.id, dated.user_id from team_members dated where dated.team_id = $1 and dated.born_on is not null
      and not exists (select from minors where minors.team_id = $1 and minors.member_id = dated.id))
  select exists (select from adult where adult.user_id = $2) as "isAdult", exists (select from adult where adult.id = $3) as "isRowOfAdult",
    exists (select from team_guardians entered where entered.team_id = $1 and entered.member_id = $3) as "isEntered",
    exists (select from known) and exists (select from team_guardians other where other.team_id = $1 and other.member_id = $3
      and other.user_id not in (select user_id from known)) as "isStrange"`;

/**
 * Whether an account may take over a row. An adult's, also by a birth date that the team knows, does not take the row of a child with a
 * guardian: a child could end the guardianship by a wrong age, and an adult would get a guardian. A minor's does not take the row of somebody
 * who is 18 by its date, which would end the guardianship as well. Nor does an account with guardians in the team take a row with others:
 * the row is another child's, or somebody would become a further guardian without a manager's decision.
 */
export async function mayTakeRow(db: Queryable, { teamId, userId, memberId, isAdult }: Carried & { isAdult: boolean }): Promise<boolean> {
  const { rows } = await query(db, findFit, [teamId, userId, memberId]);
  const fit = rows[0];
  if (!fit || fit.isStrange) return false;
  const isGrown = isAdult || fit.isAdult;
  return fit.isRowOfAdult ? isGrown : !(isGrown && fit.isEntered);
}
