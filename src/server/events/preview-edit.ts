import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { EditPlan } from '../../contract/event-shapes.ts';
import type { previewTeamEvent as call } from '../../contract/events.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { lockEvent } from './event-row.ts';
import { planEdit } from './plan-edit.ts';
import { checkTimes } from './plan-events.ts';
import { requireVersion } from './require-version.ts';

type With = { id: string; answers: number; tasks: number; taken: number };

// Answers from absences are not counted as lost: an absence also answers new events.
const countWith = sql<With, [teamId: string, ids: readonly string[]]>`
  select e.id,
    (select count(*)::int from event_answers a join active_members m on m.team_id = $1 and m.id = a.member_id
      where a.team_id = $1 and a.event_id = e.id and a.via <> 'absence') as answers,
    open.tasks, open.taken
  from team_events e cross join lateral (
    select count(*)::int as tasks, count(*) filter (where exists (
        select from task_claims c join active_members m on m.team_id = $1 and m.id = c.member_id
        where c.team_id = $1 and c.task_id = task.id))::int as taken
    from live_tasks task where task.team_id = $1 and task.event_id = e.id) open
  where e.team_id = $1 and e.id = any($2::uuid[])`;

async function countsOf(client: pg.PoolClient, teamId: string, ids: readonly string[]): Promise<Map<string, With>> {
  const { rows } = await query(client, countWith, [teamId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What an edit would do, without changing anything. Refuses what `editEvent` refuses, except `seatsTaken`. */
export async function previewEdit(app: AppContext, fields: CheckedFields<typeof call>, { userId }: Viewer): Promise<EditPlan> {
  const { team_id: teamId, event_id: eventId } = fields;
  return inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    checkTimes(fields);
    const event = await lockEvent(client, teamId, eventId);
    await requireVersion(client, event, fields.version);
    if (event.cancelledAt) throw new Refusal('eventCancelled');
    const { rows, plan } = await planEdit(client, event, fields);
    const there = new Set(rows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
    const kept = plan.changed.filter(({ id }) => there.has(id));
    const removed = rows.filter(({ id }) => there.has(id) && plan.dropped.includes(id));
    const counts = await countsOf(
      client,
      teamId,
      rows.map(({ id }) => id),
    );
    const withOf = (id: string) => counts.get(id) ?? { answers: 0, tasks: 0, taken: 0 };
    const dateOf = ({ startsAt, timeZone }: { startsAt: Date; timeZone: string }) => ({
      starts_at: startsAt.toISOString(),
      time_zone: timeZone,
    });
    return {
      kept: kept.map(dateOf),
      answers_kept: kept.reduce((sum, { id }) => sum + withOf(id).answers, 0),
      tasks_kept: kept.reduce((sum, { id }) => sum + withOf(id).tasks, 0),
      added: plan.added.map(dateOf),
      removed: removed.map((row) => {
        const { answers, tasks, taken } = withOf(row.id);
        return { ...dateOf(row), answers, tasks, tasks_taken: taken };
      }),
    };
  });
}
