import type { Queryable } from '../database/queryable.ts';
import { writeTasks } from './write-tasks.ts';

type Added = { id: string; startsAt: Date; timeZone: string };
type Followed = {
  repeatId: string;
  title: string;
  detail: string;
  slots: number;
  createdBy: string | null;
  checklist: string[];
  since: Date;
};

// The last task of a repeat says what the next ones are; where that one was deleted, the repeat has ended.
const select = `
  select distinct on (repeat.id) repeat.id as "repeatId", task.title, task.detail, task.slots, task.created_by as "createdBy",
    task.deleted_at is null as goes_on, min(event.starts_at) over (partition by repeat.id) as since,
    array(select item.label from task_items item where item.team_id = task.team_id and item.task_id = task.id order by item.place) as checklist
  from task_repeats repeat
  join team_tasks task on task.team_id = repeat.team_id and task.repeat_id = repeat.id and task.is_with_event
  join team_events event on event.team_id = task.team_id and event.id = task.event_id
  where repeat.team_id = $1 and repeat.series_id is not null and event.id = any($2::uuid[])
  order by repeat.id, event.starts_at desc, task.id desc`;

/**
 * Gives events that a series has gained the tasks that come with each event of it. `known` are the events it had, also those it loses
 * now. Inside the transaction that adds them. Resolves to how many tasks were added.
 */
export async function followSeries(client: Queryable, teamId: string, known: readonly string[], added: readonly Added[]): Promise<number> {
  if (added.length === 0 || known.length === 0) return 0;
  const { rows } = await client.query<Followed & { goes_on: boolean }>(select, [teamId, known]);
  let count = 0;
  for (const { goes_on: goesOn, since, ...task } of rows) {
    const events = goesOn ? added.filter(({ startsAt }) => startsAt >= since) : [];
    const [first] = events;
    if (!first) continue;
    const occasions = events.map(({ id }) => ({ dueAt: null, eventId: id }));
    await writeTasks(client, { ...task, teamId, isWithEvent: true, timeZone: first.timeZone, occasions });
    count += occasions.length;
  }
  return count;
}
