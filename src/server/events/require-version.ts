import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';
import type { EventRow } from './event-row.ts';
import { localTimesOf } from './present-event.ts';

const select = sql<{ field: string }, [teamId: string, id: string, seen: number]>`
  select distinct jsonb_object_keys(after) as field from team_changes
  where team_id = $1 and about = 'event' and about_id = $2 and (after->>'version')::int > $3`;

/** Refuses `changedMeanwhile` if the event was changed after version `seen`, with the current value at each changed field. */
export async function requireVersion(client: Queryable, event: EventRow, seen: number): Promise<void> {
  if (event.version === seen) return;
  const { rows } = await query(client, select, [event.teamId, event.id, seen]);
  const now: Record<string, unknown> = {
    ...event,
    ...localTimesOf(event),
    map_link: event.mapLink ?? '',
    time_zone: event.timeZone,
    remind_before: event.remindBefore.join(', '),
  };
  const values = rows
    .map(({ field }) => field)
    .filter((field) => field in now && field !== 'version')
    .map((field) => [field, `Now: ${String(now[field] ?? '') || 'nothing'}`]);
  throw new Refusal('changedMeanwhile', { fields: Object.fromEntries(values) as Record<string, string> });
}
