import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import type { Answer } from '../../contract/call.ts';
import { deleteTask, listTasks, restoreTask, type Task, type TaskList } from '../../contract/tasks.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';

export type Listed = { task: Task; deleted?: number };
export type FirstTasks = Answer<typeof listTasks>;
type Place = { teamId: string; list: TaskList; eventId?: string | undefined };

/** The tasks on the page: changed in place, deleted with a way back, and more of them as they are asked for. */
export function useTaskList({ teamId, list, eventId }: Place, first: FirstTasks) {
  const [tasks, setTasks] = useState<readonly Listed[]>(() => first.response.map((task) => ({ task })));
  const [next, setNext] = useState(first.next);
  const [isWorking, setWorking] = useState(false);

  const place = { id: teamId, list, ...(eventId && { event_id: eventId }) };
  const put = (task: Task, deleted?: number) =>
    setTasks((now) => now.map((one) => (one.task.id === task.id ? { task, ...(deleted && { deleted }) } : one)));

  /** What cannot be done is said in a toast: the row it was about stays as it is. */
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
  const reload = () =>
    attempt(async () => {
      const answer = await askSignedIn(listTasks, place);
      setTasks(answer.response.map((task) => ({ task })));
      setNext(answer.next);
    });
  const more = () =>
    attempt(async () => {
      const answer = await askSignedIn(listTasks, { ...place, after: next ?? '' });
      setTasks((now) => [...now, ...answer.response.map((task) => ({ task }))]);
      setNext(answer.next);
    });
  const remove = (task: Task, scope: 'this' | 'later') =>
    attempt(async () => {
      const { count } = await askSignedIn(deleteTask, { id: task.id, team_id: teamId, version: task.version, scope });
      if (count > 1) await reload();
      setTasks((now) => (count > 1 ? [{ task, deleted: count }, ...now] : now));
      if (count === 1) put(task, 1);
    });
  const undo = (task: Task) =>
    attempt(async () => {
      const { response, count } = await askSignedIn(restoreTask, { id: task.id, team_id: teamId });
      if (count > 1) await reload();
      else put(response);
    });
  return { tasks, next, isWorking, put, reload, more, remove, undo };
}
