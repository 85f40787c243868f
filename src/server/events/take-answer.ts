import type pg from 'pg';
import type { Availability } from '../../contract/event-shapes.ts';
import type { AppContext } from '../http/app-context.ts';
import { publish } from '../live/publish.ts';
import { Refusal } from '../http/refusal.ts';
import { freeTasksOf } from '../tasks/index.ts';
import { lockEvent, requireOpen, type EventRow } from './event-row.ts';
import { claimSeat, leaveSeat } from './seats.ts';
import { readSeating, writeSeating, type Settled } from './settle-seats.ts';
import { notifyOffers } from './notify-offers.ts';
import { prepared, query, sql } from '../database/sql.ts';

export type GivenAnswer = {
  teamId: string;
  eventId: string;
  memberId: string;
  answer: Availability;
  note: string;
  saidAt: Date;
  via: 'app' | 'mail' | 'guardian' | 'manager';
  by: string | null;
  /** Who answered by a mailed link, if the link is for an account. */
  readerId?: string | null;
};

const selectMember = prepared(
  'known-answer',
  sql<{ via: string | null; answeredAt: Date | null }, [teamId: string, eventId: string, memberId: string]>`
  select a.via, a.answered_at as "answeredAt" from participants m
  left join event_answers a on a.team_id = $1 and a.member_id = m.id and a.event_id = $2
  where m.team_id = $1 and m.id = $3`,
);

const upsert = prepared(
  'take-answer',
  sql<
    never,
    [teamId: string, eventId: string, memberId: string, answer: string, note: string, via: string, by: string | null, saidAt: Date]
  >`
  insert into event_answers (team_id, event_id, member_id, answer, note, via, answered_by, answered_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (team_id, event_id, member_id) do update set answer = excluded.answer, note = excluded.note, via = excluded.via,
    answered_by = excluded.answered_by, answered_at = excluded.answered_at, absence_id = null`,
);

const unseat = prepared(
  'unseat',
  sql<never, [teamId: string, eventId: string, memberId: string]>`
  update event_answers set seat = null, in_line = null, offered_at = null, offered_until = null
  where team_id = $1 and event_id = $2 and member_id = $3`,
);

/**
 * Takes one answer step by step; batch-answers.ts has the same rules in one statement, and tests/api/any-answer.test.ts compares the two.
 *
 * Stores an answer while the event is locked, so that seats and the waiting list change in the order of arrival. Refuses `noSuchEvent`,
 * `noSuchMember`, `eventCancelled`, `eventOver` and `answersClosed`.
 */
export async function takeAnswer(app: AppContext, client: pg.PoolClient, given: GivenAnswer, isStaff: boolean): Promise<void> {
  const { teamId, eventId, memberId, answer, note, via, by, saidAt } = given;
  const event = await lockEvent(client, teamId, eventId);
  const { rows } = await query(client, selectMember, [teamId, eventId, memberId]);
  if (!rows[0]) throw new Refusal('noSuchMember');
  requireOpen(event, isStaff);
  const known = rows[0];
  if (known.answeredAt && known.via !== 'absence' && known.answeredAt > saidAt) return;
  await query(client, upsert, [teamId, eventId, memberId, answer, note, via, by, saidAt]);
  // A declined answer releases the tasks that the member had claimed for this event.
  if (answer === 'no') await freeTasksOf(app, client, teamId, [{ eventId, memberId }]);
  if (event.capacity === null || answer !== 'yes') {
    await query(client, unseat, [teamId, eventId, memberId]);
  }
  await publish(client, { type: 'answer.given', teamId, eventIds: [eventId], actorIds: [by ?? given.readerId ?? []].flat() });
  if (event.capacity === null) return;
  await notifyOffers(app, client, event, await reseat(client, event, given, event.capacity));
}

async function reseat(
  client: pg.PoolClient,
  event: EventRow,
  { memberId, answer, saidAt }: GivenAnswer,
  capacity: number,
): Promise<Settled> {
  const before = await readSeating(client, event);
  const at = { capacity, now: new Date(), startsAt: event.startsAt };
  const after = answer === 'yes' ? claimSeat(before, memberId, saidAt, at) : leaveSeat(before, memberId, at);
  return writeSeating(client, event, before, after);
}
