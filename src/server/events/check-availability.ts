import type { EventPlayer } from '../../contract/event-answers.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { isGuardianMissing, requireAccess, speaksFor } from '../teams/index.ts';
import { readEvent } from './read-events.ts';
import { prepared, query, sql } from '../database/sql.ts';

type Row = Omit<EventPlayer, 'offered_until' | 'answered_at' | 'reminded_at' | 'may_answer'> & {
  offeredUntil: Date | null;
  answeredAt: Date | null;
  remindedAt: Date | null;
};

const select = prepared(
  'check-availability',
  sql<Row, [teamId: string, eventId: string]>`
  select m.id as member_id, trim(m.first_name || ' ' || m.last_name) as name, m.jersey_number, m.position, m.squad,
    m.is_asked, ${isGuardianMissing('m')} as is_guardian_missing, a.answer, coalesce(a.note, '') as note, a.seat,
    case when a.seat = 'waiting' then row_number() over (partition by a.seat order by a.in_line)::int end as place_in_line,
    a.offered_until as "offeredUntil", a.via, a.answered_at as "answeredAt", w.mark as attendance,
    (select max(r.sent_at) from event_reminders r where r.team_id = $1 and r.event_id = $2 and r.member_id = m.id) as "remindedAt"
  from participants m
  left join event_answers a on a.team_id = $1 and a.event_id = $2 and a.member_id = m.id
  left join event_attendance w on w.team_id = $1 and w.event_id = $2 and w.member_id = m.id
  where m.team_id = $1
    and (m.is_asked or a.member_id is not null or w.member_id is not null)
  order by a.in_line nulls first, m.first_name, m.last_name, m.id`,
);

/** The answers to an event by member name. Refuses `noSuchTeam`, `notYours` and `noSuchEvent`. */
export async function checkAvailability({ database: { pool } }: AppContext, eventId: string, teamId: string, { userId }: Viewer) {
  const access = await requireAccess(pool, teamId, userId, 'readAnswers');
  const mayKeep = may(access.role, 'keepAttendance');
  const [response, { rows }] = await Promise.all([
    readEvent(pool, userId, teamId, may(access.role, 'editEvents'), eventId),
    query(pool, select, [teamId, eventId]),
  ]);
  const players = rows.map(({ offeredUntil, answeredAt, remindedAt, ...row }): EventPlayer => ({
    ...row,
    is_guardian_missing: mayKeep && row.is_guardian_missing,
    offered_until: offeredUntil?.toISOString() ?? null,
    answered_at: answeredAt?.toISOString() ?? null,
    reminded_at: remindedAt?.toISOString() ?? null,
    may_answer: mayKeep || speaksFor(access, row.member_id),
  }));
  return { status: 1 as const, response, players, may_keep: mayKeep };
}
