import type { CheckedFields } from '../../contract/call.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { deleteTeamEvent, restoreTeamEvents } from '../../contract/events.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { isUndoable } from '../jobs/undo.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChanges } from '../teams/index.ts';
import { applyAbsences } from './apply-absences.ts';
import { eventColumns, lockEvent, type EventRow } from './event-row.ts';
import { queueEventPurge } from './purge-events.ts';
import { readEventsById } from './read-events.ts';
import { requireVersion } from './require-version.ts';
import { findTargets } from './series.ts';
import { queueReminders } from './event-jobs.ts';

const remove = sql<never, [teamId: string, ids: readonly string[]]>`
  update team_events set deleted_at = now(), sequence = sequence + 1, version = version + 1, changed_at = now()
  where team_id = $1 and id = any($2::uuid[])`;
// Undoes one step: an event that was cancelled and then deleted is restored as cancelled, with its reason.
const restore = sql<EventRow, [teamId: string, ids: readonly string[]]>`
  update team_events e set deleted_at = null,
    cancelled_at = case when ${isLive('e')} then null else e.cancelled_at end,
    cancel_reason = case when ${isLive('e')} then '' else e.cancel_reason end,
    sequence = sequence + 1, version = version + 1, changed_at = now()
  where e.team_id = $1 and e.id = any($2::uuid[]) and (e.deleted_at is not null or e.cancelled_at is not null)
  returning ${eventColumns}`;

const findTooLate = sql<never, [teamId: string, ids: readonly string[]]>`
  select from team_events where team_id = $1 and id = any($2::uuid[]) and deleted_at is not null and not ${isUndoable('deleted_at')} limit 1`;

/**
 * Deletes an event, or more of its series; nobody is notified. Resolves to the ids of the deleted events. Refuses `noSuchTeam`,
 * `notYours`, `noSuchEvent` and `changedMeanwhile`.
 */
export async function deleteEvent(app: AppContext, fields: CheckedFields<typeof deleteTeamEvent>, { userId }: Viewer): Promise<string[]> {
  const { team_id: teamId } = fields;
  return inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    const event = await lockEvent(client, teamId, fields.event_id);
    await requireVersion(client, event, fields.version);
    const targets = await findTargets(client, event, fields.scope);
    const ids = targets.map(({ id }) => id);
    await query(client, remove, [teamId, ids]);
    await queueEventPurge(app, client, teamId, targets);
    await recordChanges(
      client,
      { teamId, about: 'event', what: 'removed', actorId: userId },
      targets.map(({ id, version, title }) => ({ aboutId: id, before: { title }, after: { version: version + 1 } })),
    );
    return ids;
  });
}

/**
 * Restores deleted or cancelled events with their answers; one that was cancelled before it was deleted stays cancelled. Refuses
 * `noSuchTeam`, `notYours`, `noSuchEvent`, and `undoOver` if one was deleted more than ten minutes ago.
 */
export async function restoreEvents(
  app: AppContext,
  fields: CheckedFields<typeof restoreTeamEvents>,
  { userId }: Viewer,
): Promise<TeamEvent[]> {
  const { pool } = app.database;
  const { team_id: teamId, event_ids: ids } = fields;
  await inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    const { rowCount: tooLate } = await query(client, findTooLate, [teamId, ids]);
    if (tooLate) throw new Refusal('undoOver');
    const { rows } = await query(client, restore, [teamId, ids]);
    if (rows.length === 0) throw new Refusal('noSuchEvent');
    await recordChanges(
      client,
      { teamId, about: 'event', what: 'restored', actorId: userId },
      rows.map(({ id, version }) => ({ aboutId: id, after: { version } })),
    );
    await applyAbsences(app, client, { teamIds: [teamId], eventIds: ids, actorId: userId });
    await queueReminders(
      app,
      client,
      rows.filter(({ cancelledAt }) => !cancelledAt),
    );
  });
  app.jobs.deliverSoon();
  return readEventsById(pool, userId, teamId, true, ids);
}
