import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { answerEvent as call } from '../../contract/event-answers.ts';
import { may } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding, speaksFor } from '../teams/index.ts';
import { findClashes, presentClash, selectClashes, type ClashRow } from './find-clashes.ts';
import { readEvent } from './read-events.ts';
import { takeAnswer, type GivenAnswer } from './take-answer.ts';

/**
 * Takes an answer for oneself, a ward, or as staff for anybody. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `noSuchMember`,
 * `eventCancelled`, `eventOver` and `answersClosed`. One that is older than what is known changes nothing.
 */
export async function answerEvent(house: House, fields: CheckedFields<typeof call>, { userId }: Viewer) {
  const { pool } = house.database;
  const { id: eventId, team_id: teamId, member_id: memberId, answer, note } = fields;
  const standing = await requireStanding(pool, teamId, userId, 'answerEvents');
  const isStaff = may(standing.standing, 'keepAttendance');
  if (!speaksFor(standing, memberId) && !isStaff) throw new Refusal('notYours');
  const via = standing.memberId === memberId ? 'app' : standing.wards.includes(memberId) ? 'guardian' : 'manager';
  const saidAt = new Date(Math.min(Date.now(), fields.at === undefined ? Infinity : Date.parse(fields.at)));
  const given: GivenAnswer = { teamId, eventId, memberId, answer, note, saidAt, via, by: userId };
  const mayEdit = may(standing.standing, 'editEvents');
  const known = await answerAtOnce(pool, given, isStaff);
  if (!known) {
    await inTransaction(pool, (client) => takeAnswer(house, client, given, isStaff));
    house.jobs.deliverSoon();
  }
  const [response, clashes] = await Promise.all([
    readEvent(pool, userId, teamId, mayEdit, eventId),
    known ?? (answer === 'no' || via === 'manager' ? [] : findClashes(pool, teamId, eventId, memberId, userId)),
  ]);
  return { status: 1 as const, response, clashes };
}

// Held for share: whoever limits the seats of the event meanwhile counts this answer, or is seen by it.
const answering = `
  with event as (select e.team_id, e.id from team_events e where e.team_id = $1 and e.id = $2 and e.deleted_at is null
      and e.cancelled_at is null and e.capacity is null and e.ends_at > now() and ($9 or coalesce(e.answer_by > now(), true)) for share),
    member as (select m.id from team_members m where m.team_id = $1 and m.id = $3 and m.removed_at is null and m.role <> 'follower'
      and ($5 <> 'no' or not exists (select from task_claims c join team_tasks k on k.team_id = c.team_id and k.id = c.task_id
        where c.team_id = $1 and c.member_id = $3 and c.done_at is null and k.event_id = $2 and k.deleted_at is null))),
    said as (insert into event_answers as a (team_id, event_id, member_id, answer, note, via, answered_by, answered_at)
      select event.team_id, event.id, member.id, $5, $6, $7, $4, $8 from event, member
      on conflict (team_id, event_id, member_id) do update set answer = excluded.answer, note = excluded.note, via = excluded.via,
        answered_by = excluded.answered_by, answered_at = excluded.answered_at, absence_id = null,
        seat = null, in_line = null, offered_at = null, offered_until = null
      where a.answered_at <= excluded.answered_at or a.via = 'absence'
      returning 1)
  select case when $5 <> 'no' and $7 <> 'manager' then (select json_agg(clash) from (${selectClashes}) clash) end as clashes from said`;

/**
 * One statement for the common case, an answer to an open event without a limit that frees no tasks: resolves to what it clashes with.
 * Undefined where more has to be looked at; nothing was written then.
 */
async function answerAtOnce(pool: pg.Pool, given: GivenAnswer, isStaff: boolean) {
  const { teamId, eventId, memberId, answer, note, via, by, saidAt } = given;
  const values = [teamId, eventId, memberId, by, answer, note, via, saidAt, isStaff];
  const { rows } = await pool.query<{ clashes: ClashRow[] | null }>({ name: 'answer-at-once', text: answering, values });
  return rows[0] && (rows[0].clashes ?? []).map(presentClash);
}
