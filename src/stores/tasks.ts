import { ask, CallRefused } from '../api-client/ask.ts';
import type { Answer } from '../contract/call.ts';
import { listMyTasks, type AskedSwap, type MyTask } from '../contract/task-claims.ts';
import { getTask, listTasks, type Task, type TaskList } from '../contract/tasks.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

/** Which tasks of a team are shown; with `event`, only the tasks of that event. */
export type TaskQuery = { team: string; list: TaskList; event?: string | undefined };
export type TaskPage = Answer<typeof listTasks>;

const fieldsOf = ({ team, list, event }: TaskQuery) => ({ team_id: team, list, ...(event && { event_id: event }) });

/** Loads as many tasks as are already shown (at least one page), and the tasks that the reader is working on. */
async function loadTasks(query: TaskQuery): Promise<TaskPage> {
  const shown = taskLists.of(query).$value.get()?.response ?? [];
  let page = await ask(listTasks, fieldsOf(query));
  while (page.next && page.response.length < shown.length)
    page = withMore(page, await ask(listTasks, { ...fieldsOf(query), after: page.next }));
  return withHeld(query, page, shown);
}

const held = new Set<string>();

/**
 * Keeps a task in the lists of this page until the page is left, even if it no longer belongs there: a task that the reader has just
 * claimed does not need help any more, but its row must not disappear while they work on it.
 */
export function holdTask(id: string): void {
  held.add(id);
}

/** Removes a task from the lists that it does not belong to, for example after it was deleted. */
export function releaseTask(id: string): void {
  held.delete(id);
}

async function withHeld(query: TaskQuery, page: TaskPage, shown: readonly Task[]): Promise<TaskPage> {
  const missing = shown.filter(({ id }) => held.has(id) && !page.response.some((one) => one.id === id));
  const fresh = await Promise.all(missing.map(({ id }) => readHeld(query.team, id)));
  const response = [...page.response];
  for (const task of fresh) if (task) response.splice(placeOf(task.id, shown, response), 0, task);
  return { ...page, response };
}

/** Undefined if the task was deleted. */
async function readHeld(team: string, id: string): Promise<Task | undefined> {
  try {
    return (await ask(getTask, { team_id: team, task_id: id })).response;
  } catch (error) {
    if (error instanceof CallRefused && error.code !== 'network') return undefined;
    throw error;
  }
}

/** The index after the nearest task that was above it; 0 if there is none. */
function placeOf(id: string, before: readonly Task[], now: readonly Task[]): number {
  const above = before.slice(
    0,
    before.findIndex((one) => one.id === id),
  );
  const nearest = above.findLast((one) => now.some((other) => other.id === one.id));
  return nearest ? now.findIndex((one) => one.id === nearest.id) + 1 : 0;
}

const withMore = (page: TaskPage, more: TaskPage): TaskPage => ({ ...more, response: [...page.response, ...more.response] });

export const taskLists = createEntityFamily('tasks', loadTasks);

/** Appends the tasks after those that are shown. Rejects as `ask` does. */
export async function loadMoreTasks(query: TaskQuery, after: string): Promise<void> {
  const more = await ask(listTasks, { ...fieldsOf(query), after });
  taskLists.of(query).put((page) => (page.next === after ? withMore(page, more) : page));
}

export type MyTaskPage = { tasks: readonly MyTask[]; asked: readonly AskedSwap[] };

/** The tasks that the reader and their children have taken, and the swaps that they are asked for. There is one entity, with the key 'me'. */
export const myTasks = createEntityFamily('my-tasks', async (_of: 'me'): Promise<MyTaskPage> => {
  const { response, asked } = await ask(listMyTasks, {});
  return { tasks: response, asked };
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

const allShown = (): readonly Task[] => taskLists.opened().flatMap(({ store }) => store.$value.get()?.response ?? []);
let beforeRefresh: ReadonlyMap<string, Task> = new Map();

/** A task of a list of this page. */
export const shownTask = (id: string): Task | undefined => allShown().find((task) => task.id === id);

/** A task as a list of this page showed it before the tasks were loaded again. */
export const shownBeforeRefresh = (id: string): Task | undefined => beforeRefresh.get(id);

/** Reloads the tasks of a team, the reader's own tasks, and the server-rendered parts of the page about them. */
export function refreshTasks(team?: string): void {
  beforeRefresh = new Map(allShown().map((task) => [task.id, task]));
  for (const { query, store } of taskLists.opened()) if (!team || query.team === team) store.refresh();
  for (const { store } of myTasks.opened()) store.refresh();
  refreshRegions('tasks');
}
