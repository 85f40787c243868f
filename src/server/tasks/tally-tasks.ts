import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { tallyTasks as call } from '../../contract/task-claims.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { membersOf } from './present-task.ts';
import { due, isOn } from './read-tasks.ts';
import { prepared, query, sql } from '../database/sql.ts';

type Row = Omit<Answer<typeof call>['response'][number], 'is_mine'> & { since: Date };

const months = { quarter: 3, year: 12 } as const;

// Members without tasks are listed too, so the tally shows who did none.
const statement = prepared(
  'task-tally',
  sql<Row, [id: string, months: number]>`
  with since as (select date_trunc('day', now() - make_interval(months => $2)) as at),
  taken as (
    select claim.member_id, claim.done_at, ${due} as due_at, task.created_at
    from task_claims claim
    join live_tasks task on task.team_id = $1 and task.id = claim.task_id
    left join live_events event on event.team_id = $1 and event.id = task.event_id
    where claim.team_id = $1 and ${isOn})
  select member.id as member_id, trim(member.first_name || ' ' || member.last_name) as name,
    count(*) filter (where done_at >= since.at)::integer as done,
    count(*) filter (where taken.member_id is not null and done_at is null and (due_at is null or due_at >= now()))::integer as ahead,
    count(*) filter (where done_at is null and due_at < now() and due_at >= since.at)::integer as missed,
    since.at as since
  from participants member cross join since left join taken on taken.member_id = member.id
  where member.team_id = $1
  group by member.id, member.first_name, member.last_name, since.at
  order by done desc, ahead desc, lower(member.first_name), lower(member.last_name), member.id`,
);

/** How many tasks each member did in the last months. Refuses `noSuchTeam` and `notYours`. */
export async function tallyTasks(
  { database: { pool } }: AppContext,
  { team_id: teamId, season }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  const access = await requireAccess(pool, teamId, viewer.userId, 'readTasks');
  const { rows } = await query(pool, statement, [teamId, months[season]]);
  const mine = membersOf(access);
  return {
    status: 1,
    since: (rows[0]?.since ?? new Date()).toISOString(),
    response: rows.map(({ since: _since, ...row }) => ({ ...row, is_mine: mine.includes(row.member_id) })),
  };
}
