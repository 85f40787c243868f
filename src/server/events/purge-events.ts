import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { isUndoable, queuePurge } from '../jobs/undo.ts';
import type { JobKind } from '../module/define-module.ts';
import { holdTeams, type EventRow } from './event-row.ts';

const purge = 'event-purge';

// Events that were cancelled before they were deleted stay for a while, because calendars still show them. A deleted date of an active
// series stays, so that a change of the series does not add it again.
const deleteEvents = sql<never, [teamId: string]>`
  delete from team_events event
  where event.team_id = $1 and event.deleted_at is not null and not ${isUndoable('event.deleted_at')}
    and (event.cancelled_at is null or event.deleted_at < now() - interval '${limits.cancelledEventDays} days')
    and (event.series_id is null or event.ends_at <= now()
      or not exists (select from live_events other where other.team_id = $1 and other.series_id = event.series_id))`;

const deleteSeries = sql<never, [teamId: string]>`
  delete from event_series series
  where series.team_id = $1 and not exists (select from team_events event where event.team_id = $1 and event.series_id = series.id)`;

/** Purges a team's deleted events that can no longer be restored, with their answers, attendance, reminders and tasks. */
async function purgeEvents({ database: { pool } }: AppContext, teamId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await holdTeams(client, [teamId]);
    await query(client, deleteEvents, [teamId]);
    await query(client, deleteSeries, [teamId]);
  });
}

export const purgeEventsJob: JobKind = { kind: purge, work: (app, { teamId = '' }) => purgeEvents(app, teamId) };

type Deleted = Pick<EventRow, 'cancelledAt' | 'seriesId' | 'endsAt'>;
const dayMs = 86_400_000;

/**
 * Queues the purge of events that this transaction deletes, for when the undo time is over, and once more for when the last reason to keep
 * some of them ends.
 */
export async function queueEventPurge(app: AppContext, client: pg.PoolClient, teamId: string, events: readonly Deleted[]): Promise<void> {
  if (events.length === 0) return;
  const now = new Date();
  const kept = events.map(({ cancelledAt, seriesId, endsAt }) =>
    Math.max(cancelledAt ? now.getTime() + limits.cancelledEventDays * dayMs : 0, seriesId ? endsAt.getTime() : 0),
  );
  const keptUntil = new Date(Math.max(...kept, 0));
  await queuePurge(app.jobs, client, purge, { teamId }, now);
  if (keptUntil > now) await queuePurge(app.jobs, client, purge, { teamId }, now, keptUntil);
}
