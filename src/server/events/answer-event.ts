import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { answerEvent as call } from '../../contract/event-answers.ts';
import { may } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding, speaksFor } from '../teams/index.ts';
import { findClashes } from './find-clashes.ts';
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
  // A 'no' may free a seat and tasks, and those who have to hear of it.
  if (answer === 'no' || !(await answerAtOnce(pool, given, isStaff))) {
    await inTransaction(pool, (client) => takeAnswer(house, client, given, isStaff));
    house.jobs.deliverSoon();
  }
  const mayEdit = may(standing.standing, 'editEvents');
  const [response, clashes] = await Promise.all([
    readEvent(pool, userId, teamId, mayEdit, eventId),
    answer === 'no' || via === 'manager' ? [] : findClashes(pool, teamId, eventId, memberId),
  ]);
  return { status: 1 as const, response, clashes };
}

const upsert = `
  with event as (select e.team_id, e.id from team_events e where e.team_id = $1 and e.id = $2 and e.deleted_at is null
      and e.cancelled_at is null and e.capacity is null and e.ends_at > now() and ($9 or coalesce(e.answer_by > now(), true)) for share),
    member as (select m.id from team_members m where m.team_id = $1 and m.id = $3 and m.removed_at is null and m.role <> 'follower')
  insert into event_answers as a (team_id, event_id, member_id, answer, note, via, answered_by, answered_at)
  select event.team_id, event.id, member.id, $4, $5, $6, $7, $8 from event, member
  on conflict (team_id, event_id, member_id) do update set answer = excluded.answer, note = excluded.note, via = excluded.via,
    answered_by = excluded.answered_by, answered_at = excluded.answered_at, absence_id = null,
    seat = null, in_line = null, offered_at = null, offered_until = null
  where a.answered_at <= excluded.answered_at or a.via = 'absence'
  returning 1`;

/** One statement for the common case, an open event without a limit; false where more has to be looked at. */
async function answerAtOnce(pool: pg.Pool, given: GivenAnswer, isStaff: boolean): Promise<boolean> {
  const { teamId, eventId, memberId, answer, note, via, by, saidAt } = given;
  const values = [teamId, eventId, memberId, answer, note, via, by, saidAt, isStaff];
  const { rowCount } = await pool.query({ name: 'answer-at-once', text: upsert, values });
  return rowCount === 1;
}
