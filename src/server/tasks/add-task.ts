import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import { type addTask as call, linesOf } from '../../contract/tasks.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChanges } from '../teams/index.ts';
import { assignTasks } from './task-claims.ts';
import { planRepeat } from './task-repeats.ts';
import { presentTask } from './present-task.ts';
import { findTask } from './read-tasks.ts';
import { timingOf } from './task-timing.ts';
import { writeTasks } from './write-tasks.ts';

type Fields = CheckedFields<typeof call>;

/** Adds a task, or one for each repetition. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `noSuchMember`, and an invalid repeat rule. */
export async function addTask(app: AppContext, fields: Fields, viewer: Viewer): Promise<Answer<typeof call>> {
  const answer = await inTeam(app, { teamId: fields.team_id, viewer, permission: 'editTasks' }, async (client, access) => {
    const taskIds = await write(client, fields, viewer);
    const [first = ''] = taskIds;
    if (fields.member_id) await assignTasks(app, client, { teamId: fields.team_id, taskIds, memberIds: [fields.member_id], by: viewer });
    const row = await findTask(client, fields.team_id, first);
    if (!row) throw new Refusal('noSuchTask');
    return { status: 1 as const, response: presentTask(row, access), count: taskIds.length };
  });
  app.jobs.deliverSoon();
  return answer;
}

async function write(client: pg.PoolClient, fields: Fields, { userId }: Viewer): Promise<string[]> {
  const { team_id: teamId, title, detail, slots } = fields;
  const timing = await timingOf(client, teamId, fields);
  const { isWithEvent, timeZone } = timing;
  const { repeatId, occasions } = await planRepeat(client, fields, timing);
  const checklist = linesOf(fields.checklist);
  const ids = await writeTasks(client, {
    teamId,
    repeatId,
    title,
    detail,
    slots,
    checklist,
    isWithEvent,
    timeZone,
    createdBy: userId,
    occasions,
  });
  await recordChanges(
    client,
    { teamId, about: 'task', what: 'added', actorId: userId },
    ids.map((id) => ({ aboutId: id, after: { title } })),
  );
  return ids;
}
