import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { NewEvent, NewSeries } from './plan-events.ts';

const insertEvents = sql<never, [teamId: string, events: string, createdBy: string]>`
  insert into team_events (team_id, id, series_id, occurrence, kind, title, note, opponent, place, map_link, starts_at, ends_at, meet_at,
    time_zone, capacity, answer_by, remind_before, created_by)
  select $1, id, "seriesId", occurrence, kind, title, note, opponent, place, "mapLink", "startsAt", "endsAt", "meetAt", "timeZone",
    capacity, "answerBy", "remindBefore", $3
  from jsonb_to_recordset($2) as written(id uuid, "seriesId" uuid, occurrence timestamp, kind text, title text, note text,
    opponent text, place text, "mapLink" text, "startsAt" timestamptz, "endsAt" timestamptz, "meetAt" timestamptz, "timeZone" text,
    capacity int, "answerBy" timestamptz, "remindBefore" int[])`;

/** Inserts new events of a team. */
export async function writeEvents(client: Queryable, teamId: string, events: readonly NewEvent[], createdBy: string): Promise<void> {
  await query(client, insertEvents, [teamId, JSON.stringify(events), createdBy]);
}

const addEventSeries = sql<
  never,
  [teamId: string, id: string, rule: string, startsLocal: string, timeZone: string, splitFrom: string | null]
>`insert into event_series (team_id, id, rule, starts_local, time_zone, split_from) values ($1, $2, $3, $4, $5, $6)`;

/** Inserts the series of new events. */
export async function writeSeries(client: Queryable, teamId: string, series: NewSeries): Promise<void> {
  await query(client, addEventSeries, [teamId, series.id, series.rule, series.startsLocal, series.timeZone, series.splitFrom ?? null]);
}

const update = sql<never, [teamId: string, events: string]>`
  update team_events e set kind = w.kind, title = w.title, note = w.note, opponent = w.opponent, place = w.place, map_link = w."mapLink",
    starts_at = w."startsAt", ends_at = w."endsAt", meet_at = w."meetAt", time_zone = w."timeZone", capacity = w.capacity,
    answer_by = w."answerBy", remind_before = w."remindBefore", series_id = w."seriesId", occurrence = w.occurrence,
    sequence = e.sequence + w."sequenceStep", version = e.version + 1, changed_at = now()
  from jsonb_to_recordset($2) as w(id uuid, "seriesId" uuid, occurrence timestamp, kind text, title text, note text, opponent text, place text,
    "mapLink" text, "startsAt" timestamptz, "endsAt" timestamptz, "meetAt" timestamptz, "timeZone" text, capacity int,
    "answerBy" timestamptz, "remindBefore" int[], "sequenceStep" int)
  where e.team_id = $1 and e.id = w.id`;

/** An event after a change; `sequenceStep` is 1 if calendars must show it as changed. */
export type ChangedEvent = NewEvent & { sequenceStep: 0 | 1 };

/** Updates events of a team and increments their versions. */
export async function changeEvents(client: Queryable, teamId: string, events: readonly ChangedEvent[]): Promise<void> {
  await query(client, update, [teamId, JSON.stringify(events)]);
}
