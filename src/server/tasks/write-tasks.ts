import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

/** The due time and event of one task that is to be inserted. */
export type Occasion = { dueAt: Date | null; eventId: string | null };

export type NewTasks = {
  teamId: string;
  repeatId: string | null;
  title: string;
  detail: string;
  isWithEvent: boolean;
  timeZone: string;
  slots: number;
  createdBy: string | null;
  checklist: readonly string[];
  occasions: readonly Occasion[];
};

const insertTasks = sql<
  never,
  [
    teamId: string,
    repeatId: string | null,
    title: string,
    detail: string,
    isWithEvent: boolean,
    timeZone: string,
    slots: number,
    createdBy: string | null,
    ids: readonly string[],
    eventIds: readonly (null | string)[],
    dueAts: readonly (null | Date)[],
  ]
>`
  insert into team_tasks (team_id, id, repeat_id, title, detail, event_id, is_with_event, due_at, time_zone, slots, created_by)
  select $1, one.id, $2, $3, $4, one.event_id, $5, one.due_at, $6, $7, $8
  from unnest($9::uuid[], $10::uuid[], $11::timestamptz[]) as one (id, event_id, due_at)`;
const insertItems = sql<
  never,
  [teamId: string, taskIds: readonly string[], ids: readonly string[], places: readonly number[], labels: readonly string[]]
>`
  insert into task_items (team_id, task_id, id, place, label)
  select $1, one.task_id, one.id, one.place, one.label
  from unnest($2::uuid[], $3::uuid[], $4::smallint[], $5::text[]) as one (task_id, id, place, label)`;

/** Inserts the same task for each occasion, with its checklist. Resolves to the ids, in the order of the occasions. */
export async function writeTasks(client: Queryable, tasks: NewTasks): Promise<string[]> {
  const ids = tasks.occasions.map(() => newId());
  await query(client, insertTasks, [
    tasks.teamId,
    tasks.repeatId,
    tasks.title,
    tasks.detail,
    tasks.isWithEvent,
    tasks.timeZone,
    tasks.slots,
    tasks.createdBy,
    ids,
    tasks.occasions.map(({ eventId }) => eventId),
    tasks.occasions.map(({ dueAt }) => dueAt),
  ]);
  const lines = ids.flatMap((taskId) => tasks.checklist.map((label, place) => ({ taskId, place, label })));
  if (lines.length > 0) {
    await query(client, insertItems, [
      tasks.teamId,
      lines.map(({ taskId }) => taskId),
      lines.map(() => newId()),
      lines.map(({ place }) => place),
      lines.map(({ label }) => label),
    ]);
  }
  return ids;
}
