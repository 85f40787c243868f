import type { CheckedFields } from '../../contract/call.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { cancelTeamEvent as call } from '../../contract/events.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChanges } from '../teams/index.ts';
import { eventCancelled } from './event-notifications.ts';
import { lockEvent } from './event-row.ts';
import { notifyMembers } from './notify-members.ts';
import { readEventsById } from './read-events.ts';
import { requireVersion } from './require-version.ts';
import { findTargets } from './series.ts';

const cancel = sql<never, [teamId: string, targetIds: readonly string[], reason: string]>`
  update team_events set cancelled_at = now(), cancel_reason = $3, sequence = sequence + 1, version = version + 1, changed_at = now()
  where team_id = $1 and id = any($2::uuid[])`;
// Everybody except those who declined all of these events: somebody who has not answered may still come.
const selectToNotify = sql<{ id: string }, [teamId: string, targetIds: readonly string[], length: number]>`
  select m.id from participants m
  cross join lateral (select count(*) filter (where a.answer = 'no') as no, count(*) filter (where a.answer <> 'no') as others
    from event_answers a where a.team_id = $1 and a.event_id = any($2::uuid[]) and a.member_id = m.id) said
  where m.team_id = $1 and said.no < $3
    and (m.is_asked or said.others > 0)`;

/**
 * Cancels an event, or several of its series, and notifies everybody who has not declined. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`,
 * `changedMeanwhile` and `eventCancelled`.
 */
export async function cancelEvent(app: AppContext, fields: CheckedFields<typeof call>, { userId }: Viewer): Promise<TeamEvent[]> {
  const { pool } = app.database;
  const { team_id: teamId, reason } = fields;
  const ids = await inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    const event = await lockEvent(client, teamId, fields.event_id);
    await requireVersion(client, event, fields.version);
    if (event.cancelledAt) throw new Refusal('eventCancelled');
    const targets = (await findTargets(client, event, fields.scope)).filter(({ cancelledAt }) => !cancelledAt);
    const targetIds = targets.map(({ id }) => id);
    await query(client, cancel, [teamId, targetIds, reason]);
    await recordChanges(
      client,
      { teamId, about: 'event', what: 'cancelled', actorId: userId },
      targets.map(({ id, version, title }) => ({ aboutId: id, before: { title }, after: { cancel_reason: reason, version: version + 1 } })),
    );
    const { rows } = await query(client, selectToNotify, [teamId, targetIds, targetIds.length]);
    const about = { event, reason, events: targets };
    await notifyMembers(app, client, eventCancelled, about, { memberIds: rows.map(({ id }) => id), except: userId });
    return targetIds;
  });
  app.jobs.deliverSoon();
  return readEventsById(pool, userId, teamId, true, ids);
}
