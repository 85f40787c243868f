import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import type { Scope } from '../../contract/shared-fields.ts';
import { deleteTask, restoreTask, type Task } from '../../contract/tasks.ts';
import { loadMoreTasks, putTask, refreshTasks, releaseTask, taskLists, type TaskPage, type TaskQuery } from '../../stores/tasks.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';
import { useEntity } from '../shared/use-entity.ts';

/** `deleted`: the number of tasks that were deleted with it and can still be restored. */
export type Listed = { task: Task; deleted?: number };
/** A deleted task's place in the list: after `follows`, or at the top. */
type Deleted = { task: Task; count: number; follows: string | undefined };

function withDeleted(tasks: readonly Task[], deleted: readonly Deleted[]): Listed[] {
  const gone = new Set(deleted.map(({ task }) => task.id));
  const listed: Listed[] = tasks.filter(({ id }) => !gone.has(id)).map((task) => ({ task }));
  for (const { task, count, follows } of deleted) {
    const at = follows === undefined ? 0 : listed.findIndex((one) => one.task.id === follows) + 1;
    listed.splice(at, 0, { task, deleted: count });
  }
  return listed;
}

/** The tasks on the page: changed in place, deleted with an undo, and loaded further on demand. */
export function useTaskList(query: TaskQuery, first: TaskPage) {
  const { response, next } = useEntity(taskLists, query, first);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const [isWorking, setWorking] = useState(false);
  const tasks = withDeleted(response, deleted);

  /** Shows a failure in a toast and leaves the row unchanged. */
  async function attempt(work: () => Promise<void>) {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    } finally {
      setWorking(false);
    }
  }
  const more = () => attempt(() => loadMoreTasks(query, next ?? ''));
  const remove = (task: Task, scope: Scope) =>
    attempt(async () => {
      const { count } = await askSignedIn(deleteTask, { task_id: task.id, team_id: query.team, version: task.version, scope });
      const before = tasks[tasks.findIndex((one) => one.task.id === task.id) - 1];
      setDeleted((all) => [...all, { task, count, follows: count > 1 ? undefined : before?.task.id }]);
      releaseTask(task.id);
      refreshTasks(query.team);
    });
  const undo = (task: Task) =>
    attempt(async () => {
      const { response: restored } = await askSignedIn(restoreTask, { task_id: task.id, team_id: query.team });
      putTask(restored);
      taskLists.of(query).put((page) => (page.response.some(({ id }) => id === task.id) ? page : withRestored(page, restored, deleted)));
      setDeleted((all) => all.filter((one) => one.task.id !== task.id));
      refreshTasks(query.team);
    });
  return { tasks, next, isWorking, more, remove, undo };
}

/** The page with a restored task at its former place. */
function withRestored(page: TaskPage, restored: Task, deleted: readonly Deleted[]): TaskPage {
  const follows = deleted.find((one) => one.task.id === restored.id)?.follows;
  const at = follows === undefined ? 0 : page.response.findIndex(({ id }) => id === follows) + 1;
  return { ...page, response: page.response.toSpliced(at, 0, restored) };
}
