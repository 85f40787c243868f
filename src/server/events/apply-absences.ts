import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { publish } from '../live/publish.ts';
import { freeTasksOf } from '../tasks/index.ts';

type Declined = { eventId: string; memberId: string };

/**
 * Joins planned absences p to the event e and member m that they cover: the account's own absence in every team, or a ward's in this team.
 */
const covers = `
  ((p.member_id is null and p.user_id = m.user_id) or (p.team_id = m.team_id and p.member_id = m.id
    and exists (select from active_guardians g where g.team_id = $1 and g.member_id = m.id and g.user_id = p.user_id)))
  and p.from_day <= ((e.ends_at - interval '1 second') at time zone e.time_zone)::date
  and p.to_day >= (e.starts_at at time zone e.time_zone)::date`;

/** Deletes answers from absences that no longer cover the event. */
const takeBack = sql<Pick<Declined, 'eventId'>, [teamId: string, eventIds: readonly string[] | null]>`
  delete from event_answers a using team_events e, team_members m
  where a.team_id = $1 and a.via = 'absence' and e.team_id = $1 and e.id = a.event_id
    and m.team_id = $1 and m.id = a.member_id and e.ends_at > now()
    and ($2::uuid[] is null or a.event_id = any($2::uuid[]))
    and not exists (select from planned_absences p where p.id = a.absence_id and ${covers})
  returning a.event_id as "eventId"`;

const answerNo = sql<Declined, [teamId: string, eventIds: readonly string[] | null]>`
  insert into event_answers (team_id, event_id, member_id, answer, note, via, answered_by, absence_id)
  select distinct on (e.id, m.id) $1::uuid, e.id, m.id, 'no', p.note, 'absence', p.user_id, p.id
  from live_events e
  join participants m on m.team_id = $1
  join planned_absences p on ${covers}
  where e.team_id = $1 and e.ends_at > now() and ($2::uuid[] is null or e.id = any($2::uuid[]))
  order by e.id, m.id, p.created_at
  on conflict do nothing
  returning event_id as "eventId", member_id as "memberId"`;

type Which = {
  teamIds: readonly string[];
  /** Without it: all upcoming events of these teams. */
  eventIds?: readonly string[];
  /** Who changed the absences or the events; undefined if nobody did it just now. */
  actorId: string | undefined;
};

/**
 * Updates the answers to these teams' upcoming events from the planned absences: 'no' where an absence covers an event without a manual
 * answer, none where it no longer does. A declined answer releases the tasks that the member had claimed. The caller has locked the teams,
 * so that no event is added meanwhile, and delivers the mail.
 */
export async function applyAbsences(app: AppContext, client: Queryable, { teamIds, eventIds, actorId }: Which): Promise<void> {
  const actorIds = actorId === undefined ? [] : [actorId];
  for (const teamId of teamIds) {
    const values = [teamId, eventIds ?? null] as const;
    const { rows: takenBack } = await query(client, takeBack, values);
    const { rows: declined } = await query(client, answerNo, values);
    const changed = [...new Set([...takenBack, ...declined].map(({ eventId }) => eventId))];
    if (changed.length > 0) await publish(client, { type: 'answer.given', teamId, eventIds: changed, actorIds });
    await freeTasksOf(app, client, teamId, declined);
  }
}
