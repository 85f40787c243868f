import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import type { Scope } from '../../contract/shared-fields.ts';
import type { addTask } from '../../contract/tasks.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import { invalidInput } from '../http/refusal.ts';
import { publish } from '../live/publish.ts';
import { due, selectTasks, type TaskRow } from './read-tasks.ts';
import { eventsFrom, momentsOfRule, type Timing } from './task-timing.ts';
import { type Occasion, writeTasks } from './write-tasks.ts';

type Fields = CheckedFields<typeof addTask>;
type Plan = { repeatId: string | null; occasions: Occasion[] };

const insertRepeat = sql<
  never,
  [id: string, repeatId: string, seriesId: string | null, rule: string | null]
>`insert into task_repeats (team_id, id, series_id, rule) values ($1, $2, $3, $4)`;

/**
 * Plans when a task occurs: once, with each event of its series, or at an interval, which is stored. Refuses a repeat that does not fit the
 * task.
 */
export async function planRepeat(client: Queryable, fields: Fields, { event, isWithEvent, local, timeZone, dueAt }: Timing): Promise<Plan> {
  const { team_id: teamId, repeat } = fields;
  const repeatId = newId();
  if (repeat === 'no') return { repeatId: null, occasions: [{ dueAt, eventId: event?.id ?? null }] };
  if (repeat !== 'series') {
    if (local === null || event) throw invalidInput({ repeat: 'What comes at an interval needs a day and time of its own, and no event.' });
    const rule = ruleOf(fields);
    const moments = momentsOfRule(rule, local, timeZone);
    await query(client, insertRepeat, [teamId, repeatId, null, rule]);
    return { repeatId, occasions: moments.map((moment) => ({ dueAt: moment, eventId: null })) };
  }
  if (!event?.seriesId || !isWithEvent)
    throw invalidInput({ repeat: 'Choose an event that comes again, and let it be due with the event.' });
  const events = await eventsFrom(client, teamId, event, limits.taskRepeats);
  if (events.length === 0) throw invalidInput({ event_id: 'This event is called off, and so are those after it.' });
  await query(client, insertRepeat, [teamId, repeatId, event.seriesId, null]);
  return { repeatId, occasions: events.map((one) => ({ dueAt: null, eventId: one.id })) };
}

const intervals = { day: 'FREQ=DAILY', week: 'FREQ=WEEKLY', fortnight: 'FREQ=WEEKLY;INTERVAL=2', month: 'FREQ=MONTHLY' } as const;

function ruleOf({ repeat, times, rule }: Fields): string {
  if (repeat === 'no' || repeat === 'series' || repeat === 'rule') return rule;
  if (!times) throw invalidInput({ times: 'Please say how often.' });
  return `${intervals[repeat]};COUNT=${times}`;
}

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

// The next tasks are copied from the last task of a repeat; if that one was deleted, the repeat has ended.
const selectRepeats = sql<Followed & { goes_on: boolean }, [teamId: string, known: readonly string[]]>`
  select distinct on (repeat.id) repeat.id as "repeatId", task.title, task.detail, task.slots, task.created_by as "createdBy",
    ${isLive('task')} as goes_on, min(event.starts_at) over (partition by repeat.id) as since,
    array(select item.label from task_items item where item.team_id = $1 and item.task_id = task.id order by item.place) as checklist
  from task_repeats repeat
  join team_tasks task on task.team_id = $1 and task.repeat_id = repeat.id and task.is_with_event
  join team_events event on event.team_id = $1 and event.id = task.event_id
  where repeat.team_id = $1 and repeat.series_id is not null and event.id = any($2::uuid[])
  order by repeat.id, event.starts_at desc, task.id desc`;

/**
 * Adds and publishes repeated tasks for events that were added to a series, inside the transaction that adds them. `known` are the series'
 * previous events, including those that are being removed.
 */
export async function followSeries(client: Queryable, teamId: string, known: readonly string[], added: readonly Added[]): Promise<void> {
  if (added.length === 0 || known.length === 0) return;
  const { rows } = await query(client, selectRepeats, [teamId, known]);
  const taskIds: string[] = [];
  for (const { goes_on: goesOn, since, ...task } of rows) {
    const events = goesOn ? added.filter(({ startsAt }) => startsAt >= since) : [];
    const [first] = events;
    if (!first) continue;
    const occasions = events.map(({ id }) => ({ dueAt: null, eventId: id }));
    const written = await writeTasks(client, { ...task, teamId, isWithEvent: true, timeZone: first.timeZone, occasions });
    taskIds.push(...written);
  }
  if (taskIds.length > 0) await publish(client, { type: 'task.changed', teamId, taskIds, actorIds: [] });
}

const lockTask = sql<
  never,
  [teamId: string, repeatId: string]
>`select from team_tasks task where team_id = $1 and repeat_id = $2 and ${isLive('task')} order by id for update`;

const selectOthers = sql<TaskRow, [teamId: string, repeatId: string, id: string, from: Date | null]>`
  ${selectTasks} and task.repeat_id = $2 and task.id <> $3 and ${due} >= $4 order by ${due}, task.id`;

/**
 * The other tasks of the same repeat that a change with this scope affects: those due after this one, or all upcoming ones. Locks the whole
 * repeat until the transaction ends. Empty for a task that does not repeat.
 */
export async function othersOfRepeat(client: Queryable, task: TaskRow, scope: Scope): Promise<TaskRow[]> {
  if (!task.repeatId || scope === 'one') return [];
  await query(client, lockTask, [task.teamId, task.repeatId]);
  const from = scope === 'all' ? new Date() : task.dueAt;
  return (await query(client, selectOthers, [task.teamId, task.repeatId, task.id, from])).rows;
}

/** Refuses a number of people below the number of claims of one of these tasks. */
export function requireRoom(tasks: readonly TaskRow[], slots: number): void {
  const taken = Math.max(...tasks.map(({ claims }) => claims.length));
  if (taken > slots) throw invalidInput({ slots: `${taken} people have taken it already.` });
}
