import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { reminderMail } from './event-mails.ts';
import type { EventRow } from './event-row.ts';
import { findRecipients } from './find-recipients.ts';
import { teamNameOf } from './team-of-event.ts';
import { query, sql } from '../database/sql.ts';

// Whoever was reminded a moment ago, by hand or by the clock, is left in peace. A lapsed offer was an answer.
const selectSilent = sql<{ id: string }, [teamId: string, id: string, pauseHours: number]>`
  select m.id from team_members m
  left join event_answers a on a.team_id = m.team_id and a.event_id = $2 and a.member_id = m.id
  where m.team_id = $1 and m.removed_at is null and (m.squad is not null or m.role = 'player') and a.member_id is null
    and not exists (select from event_reminders r where r.team_id = m.team_id and r.event_id = $2 and r.member_id = m.id
      and r.sent_at > now() - make_interval(hours => $3))
  order by m.id`;

const note = sql<{ id: string }, [teamId: string, id: string, reachable: readonly string[], reminder: string]>`
  insert into event_reminders (team_id, event_id, member_id, reminder) select $1, $2, unnest($3::uuid[]), $4
  on conflict do nothing returning member_id as id`;

/** Mails those who have not answered an event that the transaction holds; nobody twice under the same name of a reminder. */
export async function remindSilent(app: AppContext, client: pg.PoolClient, event: EventRow, reminder: string, pauseHours: number) {
  const { rows } = await query(client, selectSilent, [event.teamId, event.id, pauseHours]);
  const recipients = await findRecipients(
    client,
    event.teamId,
    rows.map(({ id }) => id),
  );
  const reachable = [...new Set(recipients.map(({ memberId }) => memberId))];
  const { rows: noted } = await query(client, note, [event.teamId, event.id, reachable, reminder]);
  const fresh = new Set(noted.map(({ id }) => id));
  const teamName = await teamNameOf(client, event.teamId);
  const told = recipients.filter(({ memberId }) => fresh.has(memberId));
  await app.jobs.queueMails(
    client,
    told.map((recipient) => reminderMail({ app, event, teamName, recipient })),
  );
  return { reminded: fresh.size, unreachable: rows.length - reachable.length };
}
