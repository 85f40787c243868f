import type pg from 'pg';
import { makeEvents } from './make-events.ts';

const insertEvents = `
  insert into team_events (team_id, id, kind, title, opponent, place, note, starts_at, ends_at, time_zone, capacity)
  select "teamId", id, kind, title, opponent, place, note, (today + day + "from") at time zone 'Asia/Kolkata',
    (today + day + "to") at time zone 'Asia/Kolkata', 'Asia/Kolkata', capacity
  from jsonb_to_recordset($1) as e("teamId" uuid, id uuid, kind text, title text, opponent text, place text, note text, day int, "from" time,
    "to" time, capacity int), (select (now() at time zone 'Asia/Kolkata')::date as today) now_in_india`;

const insertAnswers = `
  insert into event_answers (team_id, event_id, member_id, answer, note, seat, via)
  select a."teamId", a."eventId", a."memberId", a.answer, a.note, case when a.answer = 'yes' and e.capacity is not null then 'seated' end, 'app'
  from jsonb_to_recordset($1) as a("teamId" uuid, "eventId" uuid, "memberId" uuid, answer text, note text)
  join team_events e on e.team_id = a."teamId" and e.id = a."eventId"`;

const insertMarks = `
  insert into event_attendance (team_id, event_id, member_id, mark)
  select "teamId", "eventId", "memberId", mark
  from jsonb_to_recordset($1) as a("teamId" uuid, "eventId" uuid, "memberId" uuid, mark text) where mark is not null`;

/** Writes the events of the named teams around the day of the load, so that there are events ahead; their squads must exist. */
export async function writeEvents(client: pg.ClientBase): Promise<void> {
  const { events, answers } = makeEvents();
  await client.query(insertEvents, [JSON.stringify(events)]);
  await client.query(insertAnswers, [JSON.stringify(answers)]);
  await client.query(insertMarks, [JSON.stringify(answers)]);
}
