import * as z from 'zod/mini';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import { identifier } from '../../contract/shapes.ts';
import type { getTask as oneCall, listTasks as call, TaskList } from '../../contract/tasks.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { moment, readCursor, writeCursor } from '../http/cursors.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { membersOf, presentTask, readReader } from './present-task.ts';
import { due, findTask, isDone, selectTasks, type TaskRow } from './read-tasks.ts';

const isCalledOff = '(event.cancelled_at is not null)';
// $2 holds the members that the reader may act for.
const isOpen = `people.taken < task.slots and not ${isDone} and not coalesce(${isCalledOff}, false) and (${due} is null or ${due} > now() - interval '1 day')`;
const isMine =
  'exists (select from task_claims mine where mine.team_id = $1 and mine.task_id = task.id and mine.member_id = any($2::uuid[]) and mine.done_at is null)';
const isCurrent = `not ${isDone} and (${due} is null or ${due} > now() - interval '30 days')`;
// Tasks without a due time come last among open tasks; among finished ones they are sorted by their last change.
const ahead = `coalesce(${due}, 'infinity')`;
const behind = `date_trunc('milliseconds', coalesce(${due}, task.changed_at))`;

/** The conditions, order and limit of one page: the tasks after the cursor, whose due time is $4 and whose task id is $5. */
const page = (wanted: string, place: string, isBehind: boolean) => `
  and cardinality($2::uuid[]) >= 0 and ($3::uuid is null or task.event_id = $3) and ${wanted}
  and ($4::timestamptz is null or (${place}, task.id) ${isBehind ? '<' : '>'} ($4::timestamptz, $5::uuid))
  order by ${place} ${isBehind ? 'desc' : ''}, task.id ${isBehind ? 'desc' : ''} limit $6`;

type Page = [
  teamId: string,
  members: readonly string[],
  eventId: string | null,
  moment: string | null,
  taskId: string | null,
  limit: number,
];

const selectOpen = sql<TaskRow, Page>`${selectTasks} ${page(isOpen, ahead, false)}`;
const selectMine = sql<TaskRow, Page>`${selectTasks} ${page(isMine, ahead, false)}`;
const selectDone = sql<TaskRow, Page>`${selectTasks} ${page(isDone, behind, true)}`;
const selectCurrent = sql<TaskRow, Page>`${selectTasks} ${page(isCurrent, ahead, false)}`;
// The list of an event's tasks includes finished ones.
const selectOfEvent = sql<TaskRow, Page>`${selectTasks} ${page('true', ahead, false)}`;

const selectList = { open: selectOpen, mine: selectMine, done: selectDone, all: selectCurrent } satisfies Record<TaskList, unknown>;

// Tasks without a due time sort as infinity.
const cursor = z.tuple([z.union([moment, z.literal('infinity')]), identifier]);

/** A page of a team's tasks. Refuses `noSuchTeam`, `notYours`, and an invalid cursor. */
export async function listTasks(
  { database: { pool } }: AppContext,
  fields: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  const access = await requireAccess(pool, fields.team_id, viewer.userId, 'readTasks');
  const place = readCursor(fields.after, cursor);
  const isOfEvent = fields.list === 'all' && fields.event_id !== undefined;
  const isBehind = fields.list === 'done';
  const [{ rows }, me] = await Promise.all([
    query(pool, isOfEvent ? selectOfEvent : selectList[fields.list], [
      fields.team_id,
      membersOf(access),
      fields.event_id ?? null,
      place?.[0] ?? null,
      place?.[1] ?? null,
      limits.taskPageSize + 1,
    ]),
    readReader(pool, access),
  ]);
  const page = rows.slice(0, limits.taskPageSize);
  return {
    status: 1,
    response: page.map((row) => presentTask(row, access)),
    me,
    next: rows.length > page.length ? cursorAfter(page.at(-1), isBehind) : null,
  };
}

const cursorAfter = (row: TaskRow | undefined, isBehind: boolean): string | null =>
  row ? writeCursor([(row.dueAt ?? (isBehind ? row.changedAt : undefined))?.toISOString() ?? 'infinity', row.id]) : null;

/** One task. Refuses `noSuchTeam`, `notYours` and `noSuchTask`. */
export async function getTask(
  { database: { pool } }: AppContext,
  { team_id, task_id: id }: CheckedFields<typeof oneCall>,
  viewer: Viewer,
): Promise<Answer<typeof oneCall>> {
  const access = await requireAccess(pool, team_id, viewer.userId, 'readTasks');
  const [row, me] = await Promise.all([findTask(pool, team_id, id), readReader(pool, access)]);
  if (!row) throw new Refusal('noSuchTask');
  return { status: 1, response: presentTask(row, access), me };
}
