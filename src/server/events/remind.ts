import type pg from 'pg';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { answerReminder } from './event-notifications.ts';
import type { EventRow } from './event-row.ts';
import { notifyMembers } from './notify-members.ts';

// Leaves out members who were reminded recently, by hand or by a job. A lapsed offer of a seat counts as answered.
const selectSilent = sql<{ id: string; isReminded: boolean }, [teamId: string, id: string, pauseHours: number, reminder: string]>`
  select m.id, exists (select from event_reminders r
      where r.team_id = $1 and r.event_id = $2 and r.member_id = m.id and r.reminder = $4) as "isReminded"
  from active_members m
  left join event_answers a on a.team_id = $1 and a.event_id = $2 and a.member_id = m.id
  where m.team_id = $1 and m.is_asked and a.member_id is null
    and not exists (select from event_reminders r where r.team_id = $1 and r.event_id = $2 and r.member_id = m.id
      and r.sent_at > now() - make_interval(hours => $3))
  order by m.id`;

const note = sql<never, [teamId: string, id: string, reached: readonly string[], reminder: string]>`
  insert into event_reminders (team_id, event_id, member_id, reminder) select $1, $2, unnest($3::uuid[]), $4
  on conflict do nothing`;

/**
 * Reminds members who have not answered a locked event, each once per reminder name. Resolves to how many were reminded, and how many have
 * nobody who can be reached.
 */
export async function remindSilent(app: AppContext, client: pg.PoolClient, event: EventRow, reminder: string, pauseHours: number) {
  const { rows } = await query(client, selectSilent, [event.teamId, event.id, pauseHours, reminder]);
  const memberIds = rows.filter(({ isReminded }) => !isReminded).map(({ id }) => id);
  const readers = await notifyMembers(app, client, answerReminder, { event }, { memberIds });
  const reached = [...new Set(readers.map(({ memberId }) => memberId))];
  await query(client, note, [event.teamId, event.id, reached, reminder]);
  return { reminded: reached.length, unreachable: memberIds.length - reached.length };
}
