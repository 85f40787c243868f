import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import { instantOf, isRepeatRule, localTimesOfRule, partsOfRule } from '../recurrence/index.ts';
import type { addTask } from '../../contract/tasks.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';

type Fields = Pick<CheckedFields<typeof addTask>, 'event_id' | 'due' | 'due_local' | 'time_zone'>;

export type Timing = {
  event: LinkedEvent | undefined;
  isWithEvent: boolean;
  timeZone: string;
  /** The due time as local time and as an instant; null if the task is due with its event, or has no due time. */
  local: string | null;
  dueAt: Date | null;
};

/** When a task is due and which event it belongs to. Refuses `noSuchEvent`, a missing due time, and 'with its event' without an event. */
export async function timingOf(db: Queryable, teamId: string, fields: Fields): Promise<Timing> {
  const event = fields.event_id ? await findEvent(db, teamId, fields.event_id) : undefined;
  if (fields.due === 'event' && !event) throw invalidInput({ event_id: 'Please choose its event.' });
  if (fields.due === 'at' && !fields.due_local) throw invalidInput({ due_local: 'Please say when it is due.' });
  const timeZone = fields.time_zone ?? event?.timeZone ?? (await zoneOfTeam(db, teamId));
  const local = fields.due === 'at' ? (fields.due_local ?? null) : null;
  return { event, isWithEvent: fields.due === 'event', timeZone, local, dueAt: local === null ? null : instantOf(local, timeZone) };
}

export type LinkedEvent = { id: string; seriesId: string | null; startsAt: Date; timeZone: string };

const eventColumns = 'id, series_id as "seriesId", starts_at as "startsAt", time_zone as "timeZone"';

const readEvent = sql<LinkedEvent, [teamId: string, id: string]>`select ${eventColumns} from live_events where team_id = $1 and id = $2`;

/** An event of the team that a task may be linked to. Refuses `noSuchEvent`. */
async function findEvent(db: Queryable, teamId: string, id: string): Promise<LinkedEvent> {
  const { rows } = await query(db, readEvent, [teamId, id]);
  if (!rows[0]) throw new Refusal('noSuchEvent');
  return rows[0];
}

const readEventsOfSeries = sql<
  LinkedEvent,
  [teamId: string, seriesId: string | null, startsAt: Date, most: number]
>`select ${eventColumns} from live_events where team_id = $1 and series_id = $2 and starts_at >= $3
     and cancelled_at is null order by starts_at, id limit $4`;

/** The events of a series from this one on, at most `most`. */
export async function eventsFrom(db: Queryable, teamId: string, { seriesId, startsAt }: LinkedEvent, most: number): Promise<LinkedEvent[]> {
  const { rows } = await query(db, readEventsOfSeries, [teamId, seriesId, startsAt, most]);
  return rows;
}

const readTeam = sql<{ timeZone: string }, [teamId: string]>`select time_zone as "timeZone" from teams where id = $1`;

/** The time zone of a team. */
export async function zoneOfTeam(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await query(db, readTeam, [teamId]);
  return rows[0]?.timeZone ?? 'UTC';
}

const wrong = (text: string) => invalidInput({ rule: text });

/**
 * The instants of an RRULE (RFC 5545) that starts at a local time, each at the same local time of day across clock changes. Refuses a rule
 * that cannot be parsed, that does not repeat daily, weekly or monthly, that never ends, or that repeats too often.
 */
export function momentsOfRule(rule: string, local: string, timeZone: string): Date[] {
  if (!isRepeatRule(rule)) throw wrong('This rule cannot be read.');
  const parts = new Map(partsOfRule(rule));
  if (!['DAILY', 'WEEKLY', 'MONTHLY'].includes(parts.get('FREQ') ?? '')) throw wrong('Every day, week or month, please.');
  if (!parts.has('COUNT') && !parts.has('UNTIL')) throw wrong('Please say how often, or until when.');
  const times = timesOf(rule, local);
  if (times.length === 0) throw wrong('This never comes.');
  if (times.length > limits.taskRepeats) throw wrong(`At most ${limits.taskRepeats} times, please.`);
  return times.map((time) => instantOf(time, timeZone));
}

function timesOf(rule: string, local: string): string[] {
  try {
    return localTimesOfRule(rule, local, limits.taskRepeats + 1);
  } catch {
    throw wrong('This rule cannot be read, or has too few dates in the next years.');
  }
}
