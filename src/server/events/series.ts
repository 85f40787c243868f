import type pg from 'pg';
import type { Scope } from '../../contract/shared-fields.ts';
import { eventColumns, type EventRow } from './event-row.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';

export type SeriesRow = { id: string; rule: string; timeZone: string };

const lockEventSeries = sql<
  SeriesRow,
  [teamId: string, seriesId: string]
>`select id, rule, time_zone as "timeZone" from event_series where team_id = $1 and id = $2 for no key update`;

/** The series of an event, locked; undefined for a single event. */
export async function findSeries(client: pg.PoolClient, { teamId, seriesId }: EventRow): Promise<SeriesRow | undefined> {
  if (!seriesId) return undefined;
  const { rows } = await query(client, lockEventSeries, [teamId, seriesId]);
  return rows[0];
}

export type Target = EventRow & { isDeleted: boolean };

const lockEvent = sql<
  Target,
  [teamId: string, id: string, seriesId: string | null, occurrence: string | null, deleted: boolean]
>`select ${eventColumns}, e.deleted_at is not null as "isDeleted" from team_events e
     where e.team_id = $1 and (${isLive('e')} or $5)
       and (e.id = $2 or ($3::uuid is not null and e.series_id = $3 and e.ends_at > now() and ($4::timestamp is null or e.occurrence >= $4)))
     order by e.occurrence, e.starts_at, e.id for no key update`;

/**
 * Locks the events that a change with this scope affects, in order: this one; this and the following; or all that are not over. With
 * `deleted` also deleted events of the series, so that the change does not add them again.
 */
export async function findTargets(client: pg.PoolClient, event: EventRow, scope: Scope, deleted = false): Promise<Target[]> {
  const { rows } = await query(client, lockEvent, [
    event.teamId,
    event.id,
    scope === 'one' ? null : event.seriesId,
    scope === 'following' ? event.occurrence : null,
    deleted,
  ]);
  return rows;
}
