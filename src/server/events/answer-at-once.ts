import type pg from 'pg';
import type { Clash } from '../../contract/event-answers.ts';
import { mayInTeam, type TeamStanding } from '../../contract/team-roles.ts';
import { presentClash, selectClashes, type ClashRow } from './find-clashes.ts';
import type { GivenAnswer } from './take-answer.ts';

type Saying = Pick<GivenAnswer, 'teamId' | 'eventId' | 'memberId' | 'answer' | 'note' | 'saidAt'> & { by: string };
type Said = { standing: TeamStanding; clashes: ClashRow[] | null };

// The matrix comes as two lists of standings ($8 may answer, $9 are staff). The event is held for share: whoever limits its seats meanwhile
// counts this answer, or is seen by it.
const answering = `
  with who as (select own.id = $3 as is_own, ward.is_ward, coalesce(own.role, case when ward.is_ward then 'guardian' end) as standing
      from teams t
      left join team_members own on own.team_id = t.id and own.user_id = $4 and own.removed_at is null
      cross join lateral (select exists (select from team_guardians g
        join team_members w on w.team_id = g.team_id and w.id = g.member_id and w.removed_at is null
        where g.team_id = t.id and g.user_id = $4 and g.member_id = $3) as is_ward) ward
      where t.id = $1 and t.deleted_at is null),
    way as (select standing, standing = any($9::text[]) as is_staff,
        case when is_own then 'app' when is_ward then 'guardian' when standing = any($9::text[]) then 'manager' end as via
      from who where standing = any($8::text[])),
    event as (select e.team_id, e.id, way.via from way, team_events e where way.via is not null and e.team_id = $1 and e.id = $2
      and e.deleted_at is null and e.cancelled_at is null and e.capacity is null and e.ends_at > now()
      and (way.is_staff or coalesce(e.answer_by > now(), true)) for share of e),
    member as (select m.id from team_members m where m.team_id = $1 and m.id = $3 and m.removed_at is null and m.role <> 'follower'
      and ($5 <> 'no' or not exists (select from task_claims c join team_tasks k on k.team_id = c.team_id and k.id = c.task_id
        where c.team_id = $1 and c.member_id = $3 and c.done_at is null and k.event_id = $2 and k.deleted_at is null))),
    said as (insert into event_answers as a (team_id, event_id, member_id, answer, note, via, answered_by, answered_at)
      select event.team_id, event.id, member.id, $5, $6, event.via, $4, $7 from event, member
      on conflict (team_id, event_id, member_id) do update set answer = excluded.answer, note = excluded.note, via = excluded.via,
        answered_by = excluded.answered_by, answered_at = excluded.answered_at, absence_id = null,
        seat = null, in_line = null, offered_at = null, offered_until = null
      where a.answered_at <= excluded.answered_at or a.via = 'absence'
      returning via)
  select way.standing,
    case when $5 <> 'no' and said.via <> 'manager' then (select json_agg(clash) from (${selectClashes}) clash) end as clashes
  from said, way`;

/**
 * One statement for the common case: who may, and an answer to an open event without a limit that frees no tasks. Resolves to how its
 * sender stands to the team and what it clashes with. Undefined where more has to be looked at, or refused; nothing was written then.
 */
export async function answerAtOnce(pool: pg.Pool, saying: Saying): Promise<{ standing: TeamStanding; clashes: Clash[] } | undefined> {
  const { teamId, eventId, memberId, answer, note, by, saidAt } = saying;
  const values = [teamId, eventId, memberId, by, answer, note, saidAt, mayInTeam.answerEvents, mayInTeam.keepAttendance];
  const { rows } = await pool.query<Said>({ name: 'answer-at-once', text: answering, values });
  return rows[0] && { standing: rows[0].standing, clashes: (rows[0].clashes ?? []).map(presentClash) };
}
