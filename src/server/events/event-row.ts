import type { EventKind } from '../../contract/event-shapes.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';

/** A row of `team_events`. `occurrence` is local time; bigint columns are small enough for a number. */
export type EventRow = {
  teamId: string;
  id: string;
  seriesId: string | null;
  occurrence: string | null;
  kind: EventKind;
  title: string;
  note: string;
  opponent: string;
  place: string;
  mapLink: string | null;
  startsAt: Date;
  endsAt: Date;
  meetAt: Date | null;
  timeZone: string;
  capacity: number | null;
  answerBy: Date | null;
  remindBefore: number[];
  cancelledAt: Date | null;
  cancelReason: string;
  sequence: number;
  version: number;
  nextInLine: number;
  createdAt: Date;
};

/** The columns of `team_events e` under the names of `EventRow`. */
export const eventColumns = `
  e.team_id as "teamId", e.id, e.series_id as "seriesId", to_char(e.occurrence, 'YYYY-MM-DD"T"HH24:MI') as occurrence, e.kind, e.title, e.note,
  e.opponent, e.place, e.map_link as "mapLink", e.starts_at as "startsAt", e.ends_at as "endsAt", e.meet_at as "meetAt",
  e.time_zone as "timeZone", e.capacity, e.answer_by as "answerBy", e.remind_before as "remindBefore", e.cancelled_at as "cancelledAt",
  e.cancel_reason as "cancelReason", e.sequence, e.version, e.next_in_line::int as "nextInLine", e.created_at as "createdAt"`;

const lockRow = prepared(
  'lock-event',
  sql<
    EventRow,
    [teamId: string, eventId: string]
  >`select ${eventColumns} from team_events e where e.team_id = $1 and e.id = $2 and ${isLive('e')} for no key update`,
);

/** Locks an event that is not deleted until the transaction ends, so that its seats change one after the other. Refuses `noSuchEvent`. */
export async function lockEvent(client: Queryable, teamId: string, eventId: string): Promise<EventRow> {
  const { rows } = await query(client, lockRow, [teamId, eventId]);
  if (!rows[0]) throw new Refusal('noSuchEvent');
  return rows[0];
}

/** Like `lockEvent`, but undefined if the event was deleted. */
export async function lockEventIfThere(client: Queryable, teamId: string, eventId: string): Promise<EventRow | undefined> {
  try {
    return await lockEvent(client, teamId, eventId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const selectEvent = prepared(
  'find-event',
  sql<EventRow, [teamId: string, eventId: string]>`select ${eventColumns} from live_events e where e.team_id = $1 and e.id = $2`,
);

/** An event that is not deleted. Refuses `noSuchEvent`. */
export async function findEvent(db: Queryable, teamId: string, eventId: string): Promise<EventRow> {
  const { rows } = await query(db, selectEvent, [teamId, eventId]);
  if (!rows[0]) throw new Refusal('noSuchEvent');
  return rows[0];
}

const lockTeam = sql<never, [teamId: string]>`select from teams where id = $1 for no key update`;

/** Locks teams in id order to avoid deadlocks, so that their events and their members' absences are written one after the other. */
export async function holdTeams(client: Queryable, teamIds: readonly string[]): Promise<void> {
  for (const teamId of [...teamIds].sort()) await query(client, lockTeam, [teamId]);
}

/**
 * The refusal of answers to an event that is cancelled, over, or past its deadline, after which staff may still answer; undefined if it
 * takes answers. The statement in batch-answers.ts has the same rule, and tests/api/any-answer.test.ts compares the two.
 */
export function closedBecause({ cancelledAt, endsAt, answerBy }: EventRow, isStaff: boolean, now = new Date()): Refusal | undefined {
  if (cancelledAt) return new Refusal('eventCancelled');
  if (endsAt <= now) return new Refusal('eventOver');
  return answerBy && answerBy <= now && !isStaff ? new Refusal('answersClosed') : undefined;
}

/** Refuses `eventCancelled`, `eventOver` and `answersClosed`. */
export function requireOpen(event: EventRow, isStaff: boolean): void {
  const refusal = closedBecause(event, isStaff);
  if (refusal) throw refusal;
}
