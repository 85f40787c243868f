import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

type Row = Record<string, unknown>;
export type AvailabilityExport = { eventAnswers: Row[]; attendance: Row[]; plannedAbsences: Row[] };

// The user's own memberships, and those of their wards.
const mine = `mine as (
  select member.team_id, member.id, trim(member.first_name || ' ' || member.last_name) as name from team_members member
  where member.user_id = $1 or exists (
    select from guardians guardian where guardian.user_id = $1 and guardian.team_id = member.team_id and guardian.member_id = member.id))`;

const parts = {
  eventAnswers: sql<Row, [userId: string]>`
    with ${mine}
    select team.name as team, event.title as event, event.starts_at, mine.name as of, said.answer, said.note, said.seat, said.via, said.answered_at
    from mine join event_answers said on said.team_id = mine.team_id and said.member_id = mine.id
    join team_events event on event.team_id = said.team_id and event.id = said.event_id
    join teams team on team.id = said.team_id order by said.answered_at, said.event_id, said.member_id`,
  attendance: sql<Row, [userId: string]>`
    with ${mine}
    select team.name as team, event.title as event, event.starts_at, mine.name as of, seen.mark, seen.marked_at
    from mine join event_attendance seen on seen.team_id = mine.team_id and seen.member_id = mine.id
    join team_events event on event.team_id = seen.team_id and event.id = seen.event_id
    join teams team on team.id = seen.team_id order by seen.marked_at, seen.event_id, seen.member_id`,
  plannedAbsences: sql<Row, [userId: string]>`
    select coalesce(team.name, 'all my teams') as team, trim(member.first_name || ' ' || member.last_name) as of,
      absence.from_day::text as from_day, absence.to_day::text as to_day, absence.note, absence.created_at
    from planned_absences absence left join teams team on team.id = absence.team_id
    left join team_members member on member.team_id = absence.team_id and member.id = absence.member_id
    where absence.user_id = $1 order by absence.from_day, absence.id`,
} as const;

/** The answers, attendance and planned absences of a user and their wards, for the export of their data. */
export async function exportAvailabilityOf(db: Queryable, userId: string): Promise<AvailabilityExport> {
  const [eventAnswers, attendance, plannedAbsences] = await Promise.all([
    query(db, parts.eventAnswers, [userId]),
    query(db, parts.attendance, [userId]),
    query(db, parts.plannedAbsences, [userId]),
  ]);
  return { eventAnswers: eventAnswers.rows, attendance: attendance.rows, plannedAbsences: plannedAbsences.rows };
}
