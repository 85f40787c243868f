import type { CheckedFields } from '../../contract/call.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { editTeamEvent as call } from '../../contract/events.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { lockEvent } from './event-row.ts';
import { carryOut } from './carry-out-change.ts';
import { planEdit } from './plan-edit.ts';
import { checkTimes } from './plan-events.ts';
import { readEventsById } from './read-events.ts';
import { requireVersion } from './require-version.ts';

type Fields = CheckedFields<typeof call>;

/**
 * Updates an event, or several of its series. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `invalidInput`, `eventCancelled`,
 * `seatsTaken`, and `changedMeanwhile` with the current values.
 */
export async function editEvent(app: AppContext, fields: Fields, { userId }: Viewer): Promise<TeamEvent[]> {
  const { pool } = app.database;
  const { team_id: teamId, event_id: eventId } = fields;
  const ids = await inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    checkTimes(fields);
    const event = await lockEvent(client, teamId, eventId);
    await requireVersion(client, event, fields.version);
    if (event.cancelledAt) throw new Refusal('eventCancelled');
    const { rows, plan } = await planEdit(client, event, fields);
    await carryOut(app, client, { event, rows, plan, userId, isNotified: fields.tell });
    return [...plan.changed, ...plan.added].map(({ id }) => id);
  });
  app.jobs.deliverSoon();
  return readEventsById(pool, userId, teamId, true, ids);
}
