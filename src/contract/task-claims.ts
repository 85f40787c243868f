import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { identifier } from './shapes.ts';
import { ofTask, ofTeam } from './shared-fields.ts';
import { oneTask, taskRefusals } from './tasks.ts';

const posted = { service: 'organisation', method: 'POST', encoding: 'json', needsSession: true, answer: oneTask } as const;
const isDone = z.boolean('Please say whether it is done.');
const refusals = { ...taskRefusals, noSuchMember: 404 } as const;
const swapRefusals = { ...taskRefusals, noSuchSwap: 404 } as const;

export const claimTask = defineCall({
  ...posted,
  name: 'claimTask',
  summary:
    'Claims a part of a task, for oneself or as a guardian for a child; staff can assign it to anybody. Never more parts than the task has.',
  path: '/api/team-task/claim/{task_id}',
  fields: z.object({ ...ofTask, member_id: z.optional(identifier) }),
  refusals: { ...refusals, taskFull: 409, taskOver: 409 },
});

export const dropTask = defineCall({
  ...posted,
  name: 'dropTask',
  summary: 'Releases a claimed part of a task, so that others may claim it: one’s own, a child’s, or, as staff, anybody’s.',
  path: '/api/team-task/drop/{task_id}',
  fields: z.object({ ...ofTask, member_id: identifier }),
  refusals: { ...refusals, taskDone: 409 },
});

export const markTaskDone = defineCall({
  ...posted,
  name: 'markTaskDone',
  summary: 'Marks a claimed part of a task as done, or as not done.',
  path: '/api/team-task/done/{task_id}',
  fields: z.object({ ...ofTask, member_id: identifier, is_done: isDone }),
  refusals,
});

export const tickTaskItem = defineCall({
  ...posted,
  name: 'tickTaskItem',
  summary: 'Ticks or unticks a line of a task’s checklist. For those who have claimed the task, and for staff.',
  path: '/api/team-task/tick/{task_id}',
  fields: z.object({ ...ofTask, item_id: identifier, is_done: isDone }),
  refusals: taskRefusals,
});

export const askForSwap = defineCall({
  ...posted,
  name: 'askForSwap',
  summary: 'Asks one member, or everybody, to take over a claimed part of a task. A member who is asked gets a mail.',
  path: '/api/team-task/swap/ask/{task_id}',
  fields: z.object({ ...ofTask, member_id: identifier, to_member_id: z.optional(z.nullable(identifier)) }),
  refusals: { ...refusals, taskDone: 409 },
});

export const withdrawSwap = defineCall({
  ...posted,
  name: 'withdrawSwap',
  summary: 'Withdraws the request that others take over a part of a task.',
  path: '/api/team-task/swap/withdraw/{task_id}',
  fields: z.object({ ...ofTask, swap_id: identifier }),
  refusals: swapRefusals,
});

export const takeSwap = defineCall({
  ...posted,
  name: 'takeSwap',
  summary: 'Takes over somebody’s part of a task. It waits for the approval of staff, if the team requires it and the caller is not staff.',
  path: '/api/team-task/swap/take/{task_id}',
  fields: z.object({ ...ofTask, swap_id: identifier, member_id: z.optional(identifier) }),
  refusals: { ...swapRefusals, noSuchMember: 404 },
});

export const decideSwap = defineCall({
  ...posted,
  name: 'decideSwap',
  summary: 'Approves or refuses a swap, as staff; a member who is asked for one may refuse it too. Both sides get a mail.',
  path: '/api/team-task/swap/decide/{task_id}',
  fields: z.object({ ...ofTask, swap_id: identifier, is_approved: z.boolean('Please say whether you agree.') }),
  refusals: swapRefusals,
});

const talliedSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  is_mine: z.boolean(),
  done: z.number(),
  /** Claimed and still open. */
  ahead: z.number(),
  /** Claimed and not done when due. */
  missed: z.number(),
});
export type Tallied = z.infer<typeof talliedSchema>;

export const tallyTasks = defineCall({
  name: 'tallyTasks',
  summary: 'How many tasks each member has done in the last months, most first. Squad and guardians only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-task/tally/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ ...ofTeam, season: z._default(z.enum(['quarter', 'year'], 'quarter, or year.'), 'year') }),
  answer: z.object({ status: z.literal(1), since: z.string(), response: z.array(talliedSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 },
});

export const changeTaskSettings = defineCall({
  name: 'changeTaskSettings',
  summary: 'Sets whether swaps need the approval of staff. Managers only.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/team-task/settings/{team_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, swaps_need_approval: z.boolean('Please say whether staff have to agree.') }),
  answer: z.object({ status: z.literal(1), swaps_need_approval: z.boolean() }),
  refusals: { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 },
});

/** A task where it is shown outside its team. */
const namedTask = {
  team_id: z.string(),
  team_name: z.string(),
  task_id: z.string(),
  title: z.string(),
  event_title: z.nullable(z.string()),
  due_at: z.nullable(z.string()),
  time_zone: z.string(),
};

/** A task on somebody's first page. */
const myTaskSchema = z.object({
  ...namedTask,
  member_id: z.string(),
  /** The child it belongs to, if not the reader. */
  ward: z.nullable(z.string()),
  is_done: z.boolean(),
});
export type MyTask = z.infer<typeof myTaskSchema>;

/** A part of a task that somebody asks the reader, or their child, to take over. */
const askedSwapSchema = z.object({
  ...namedTask,
  swap_id: z.string(),
  /** Who asks. */
  from: z.string(),
  /** The member who is asked, with a name if it is not the reader. */
  member_id: z.string(),
  ward: z.nullable(z.string()),
});
export type AskedSwap = z.infer<typeof askedSwapSchema>;

export const listMyTasks = defineCall({
  name: 'listMyTasks',
  summary:
    'The tasks of the signed-in person and the children they answer for, in all their teams by due time: those claimed, those that others ask them to take over, and those with unclaimed parts.',
  service: 'organisation',
  method: 'GET',
  path: '/users/me/tasks',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.object({
    status: z.literal(1),
    response: z.array(myTaskSchema),
    /** Swaps that wait for their answer. */
    asked: z.array(askedSwapSchema),
    /** Their teams with tasks that nobody has claimed yet. */
    open: z.array(z.object({ team_id: z.string(), team_name: z.string(), count: z.number() })),
  }),
  refusals: {},
});
