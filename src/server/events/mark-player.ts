import type { CheckedFields } from '../../contract/call.ts';
import { publish } from '../live/publish.ts';
import type { markPlayer as call } from '../../contract/event-answers.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { findEvent } from './event-row.ts';
import { query, sql } from '../database/sql.ts';

const hourMs = 3_600_000;
const upsert = sql<never, [teamId: string, eventId: string, memberId: string, mark: string, userId: string]>`
  insert into event_attendance (team_id, event_id, member_id, mark, marked_by)
  select $1, $2, id, $4, $5 from participants where team_id = $1 and id = $3
  on conflict (team_id, event_id, member_id) do update set mark = excluded.mark, marked_by = excluded.marked_by, marked_at = excluded.marked_at`;

const deleteEventAttendance = sql<
  never,
  [teamId: string, eventId: string, memberId: string]
>`delete from event_attendance where team_id = $1 and event_id = $2 and member_id = $3`;

/**
 * Records whether a member attended, or deletes that record. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `noSuchMember`, and `notYet`
 * long before the event.
 */
export async function markPlayer(app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer) {
  const { event_id: eventId, team_id: teamId, member_id: memberId, mark } = fields;
  await inTeam(app, { teamId, viewer, permission: 'keepAttendance' }, async (client) => {
    const { startsAt } = await findEvent(client, teamId, eventId);
    if (startsAt.getTime() - hourMs > Date.now()) throw new Refusal('notYet');
    if (mark === null) {
      await query(client, deleteEventAttendance, [teamId, eventId, memberId]);
    } else {
      const { rowCount } = await query(client, upsert, [teamId, eventId, memberId, mark, viewer.userId]);
      if (rowCount === 0) throw new Refusal('noSuchMember');
    }
    await publish(client, { type: 'player.marked', teamId, eventIds: [eventId], actorIds: [viewer.userId] });
  });
  return { status: 1 as const, mark };
}
