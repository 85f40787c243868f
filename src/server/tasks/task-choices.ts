import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { getTaskChoices as call } from '../../contract/tasks.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { zoneOfTeam } from './task-timing.ts';
import { prepared, query, sql } from '../database/sql.ts';

type EventRow = { id: string; title: string; starts_at: Date; time_zone: string; is_repeated: boolean };
type MemberRow = { id: string; name: string };

const readEvents = prepared(
  'task-choice-events',
  sql<EventRow, [id: string]>`
  select id, title, starts_at, time_zone, series_id is not null as is_repeated from live_events
  where team_id = $1 and cancelled_at is null and ends_at > now() order by starts_at, id limit 60`,
);
const readMembers = prepared(
  'task-choice-members',
  sql<MemberRow, [id: string]>`
  select id, trim(first_name || ' ' || last_name) as name from participants
  where team_id = $1 order by lower(first_name), lower(last_name), id limit 200`,
);

/** The events that a task may be linked to and the members it may be given to. Refuses `noSuchTeam` and `notYours`. */
export async function readTaskChoices(
  { database: { pool } }: AppContext,
  { team_id: teamId }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  await requireAccess(pool, teamId, viewer.userId, 'editTasks');
  const [events, members, time_zone] = await Promise.all([
    query(pool, readEvents, [teamId]),
    query(pool, readMembers, [teamId]),
    zoneOfTeam(pool, teamId),
  ]);
  return {
    status: 1,
    events: events.rows.map((event) => ({ ...event, starts_at: event.starts_at.toISOString() })),
    members: members.rows,
    time_zone,
  };
}
