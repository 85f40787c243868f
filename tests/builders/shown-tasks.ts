import type { AskedSwap, MyTask } from '../../src/contract/task-claims.ts';
import type { Task, TaskClaim, TaskReader } from '../../src/contract/tasks.ts';
import type { TaskPage } from '../../src/stores/tasks.ts';

/** Neither the zone of the readers of these tests nor that of the events. */
const zone = 'America/St_Johns';
const nobody = { may_edit: false, may_approve: false, swaps_need_approval: false };

/** A claim as a page shows it, of somebody else and open. */
export const shownClaim = (name: string, changes: Partial<TaskClaim> = {}): TaskClaim => ({
  member_id: crypto.randomUUID(),
  name,
  is_mine: false,
  is_assigned: false,
  is_done: false,
  swap: null,
  ...changes,
});

/** A task as a page shows it: three people bring oranges, by Monday, 30 November 2026, 21:45 in Newfoundland; elsewhere that is December. */
export const shownTask = (changes: Partial<Task> = {}): Task => ({
  id: crypto.randomUUID(),
  team_id: crypto.randomUUID(),
  title: 'Oranges',
  detail: 'In quarters.',
  event: null,
  due: 'at',
  due_at: '2026-12-01T01:15:00Z',
  time_zone: zone,
  slots: 3,
  claims: [],
  checklist: [],
  is_done: false,
  is_repeated: false,
  version: 4,
  ...changes,
});

/** The reader of a list of tasks: a player with one place on the roster. */
export const taskReader = (changes: Partial<TaskReader> = {}): TaskReader => ({
  members: [{ id: crypto.randomUUID(), name: 'Anbu Raman', is_me: true }],
  ...nobody,
  ...changes,
});

/** A page of tasks as `listTasks` answers it. */
export const pageOfTasks = (response: Task[], me: TaskReader, next: string | null = null): TaskPage => ({ status: 1, response, me, next });

const named = () => ({
  team_id: crypto.randomUUID(),
  team_name: 'Kothrud Kestrels',
  task_id: crypto.randomUUID(),
  title: 'Oranges',
  event_title: 'Cup final',
  due_at: '2026-12-01T01:15:00Z',
  time_zone: zone,
  member_id: crypto.randomUUID(),
  ward: null,
});

/** A task on somebody's first page. */
export const myTask = (changes: Partial<MyTask> = {}): MyTask => ({ ...named(), is_done: false, ...changes });

/** A swap that the reader is asked for. */
export const askedSwap = (changes: Partial<AskedSwap> = {}): AskedSwap => ({
  ...named(),
  swap_id: crypto.randomUUID(),
  from: 'Kabir Seth',
  ...changes,
});
