import { ask } from '../api-client/ask.ts';
import type { Answer } from '../contract/call.ts';
import { listMyTasks, type MyTask } from '../contract/task-claims.ts';
import { listTasks, type Task, type TaskList } from '../contract/tasks.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

/** Which tasks of a team are shown; with `event`, only the tasks of that event. */
export type TaskQuery = { team: string; list: TaskList; event?: string | undefined };
export type TaskPage = Answer<typeof listTasks>;

const fieldsOf = ({ team, list, event }: TaskQuery) => ({ team_id: team, list, ...(event && { event_id: event }) });

/** Loads as many tasks as are already shown, at least one page. */
async function loadTasks(query: TaskQuery): Promise<TaskPage> {
  const shown = taskLists.of(query).$value.get()?.response.length ?? 0;
  let page = await ask(listTasks, fieldsOf(query));
  while (page.next && page.response.length < shown) page = withMore(page, await ask(listTasks, { ...fieldsOf(query), after: page.next }));
  return page;
}
const withMore = (page: TaskPage, more: TaskPage): TaskPage => ({ ...more, response: [...page.response, ...more.response] });

export const taskLists = createEntityFamily('tasks', loadTasks);

/** Appends the tasks after those that are shown. Rejects as `ask` does. */
export async function loadMoreTasks(query: TaskQuery, after: string): Promise<void> {
  const more = await ask(listTasks, { ...fieldsOf(query), after });
  taskLists.of(query).put((page) => (page.next === after ? withMore(page, more) : page));
}

/** The tasks that the reader, and the children they answer for, have claimed. There is one entity, with the key 'me'. */
export const myTasks = createEntityFamily('my-tasks', async (_of: 'me'): Promise<{ tasks: readonly MyTask[] }> => {
  const { response } = await ask(listMyTasks, {});
  return { tasks: response };
});

/** Replaces a task by the server's latest version, everywhere on the page. */
export function putTask(fresh: Task): void {
  for (const { store } of taskLists.opened()) {
    store.put((page) =>
      page.response.some(({ id }) => id === fresh.id)
        ? { ...page, response: page.response.map((one) => (one.id === fresh.id ? fresh : one)) }
        : page,
    );
  }
}

/** Reloads the tasks of a team, the reader's own tasks, and the server-rendered parts of the page about them. */
export function refreshTasks(team?: string): void {
  for (const { query, store } of taskLists.opened()) if (!team || query.team === team) store.refresh();
  for (const { store } of myTasks.opened()) store.refresh();
  refreshRegions('tasks');
}
