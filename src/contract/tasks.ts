import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { identifier, optionalText, requiredLine, versionSeen } from './shapes.ts';
import { cursor, nextCursor, ofTask, ofTeam, scope } from './shared-fields.ts';
import { isTimeZone, wallClock } from './wall-clock.ts';

/** No due time, with its event, or at a given moment. */
export const taskDues = ['none', 'event', 'at'] as const;
/** Once, with each event of its event's series, at an interval, or by an RRULE of RFC 5545. */
export const taskRepeats = ['no', 'series', 'day', 'week', 'fortnight', 'month', 'rule'] as const;
/** Tasks that need somebody, the reader's (and their children's), done ones, and all that are not done. */
export const taskLists = ['open', 'mine', 'done', 'all'] as const;
export type TaskList = (typeof taskLists)[number];

const itemSchema = z.object({ id: z.string(), label: z.string(), is_done: z.boolean(), done_by: z.nullable(z.string()) });

/** A claim that its owner wants to hand over. */
const swapSchema = z.object({
  id: z.string(),
  /** Whom they ask; null for anybody. */
  to: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Who accepted and waits for the approval of staff. */
  taken_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The members for whom the reader may accept it. */
  may_take: z.array(z.string()),
});

/** One person's claim of a task. */
const claimSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  /** The claim of the reader, or of a child they answer for. */
  is_mine: z.boolean(),
  is_assigned: z.boolean(),
  is_done: z.boolean(),
  swap: z.nullable(swapSchema),
});
export type TaskClaim = z.infer<typeof claimSchema>;

export const taskSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  title: z.string(),
  detail: z.string(),
  event: z.nullable(
    z.object({ id: z.string(), title: z.string(), starts_at: z.string(), time_zone: z.string(), is_cancelled: z.boolean() }),
  ),
  due: z.enum(taskDues),
  /** When it is due (its event's start if it is due with that); null for no due time. */
  due_at: z.nullable(z.string()),
  time_zone: z.string(),
  slots: z.number(),
  claims: z.array(claimSchema),
  checklist: z.array(itemSchema),
  is_done: z.boolean(),
  is_repeated: z.boolean(),
  version: z.number(),
});
export type Task = z.infer<typeof taskSchema>;

/** The reader's rights on the team's tasks. */
export const readerSchema = z.object({
  /** The members for whom they may claim a task: themselves, and the children they answer for. */
  members: z.array(z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })),
  may_edit: z.boolean(),
  may_approve: z.boolean(),
  swaps_need_approval: z.boolean(),
});
export type TaskReader = z.infer<typeof readerSchema>;

/** The lines of a typed checklist, one per line; empty and repeated ones are dropped. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

export const oneTask = z.object({ status: z.literal(1), response: taskSchema });
export const taskRefusals = { noSuchTeam: 404, notYours: 403, noSuchTask: 404, tooManyRequests: 429 } as const;

const { noSuchTask: _aTask, ...ofTheTeam } = taskRefusals;

const written = {
  title: requiredLine(limits.taskTitleLength, 'Please say what is to be done.'),
  detail: optionalText(limits.taskDetailLength),
  slots: z._default(
    z
      .number('Please say how many people it takes.')
      .check(z.int('A whole number, please.'), z.gte(1, 'At least one.'), z.lte(limits.taskSlots, `At most ${limits.taskSlots}.`)),
    1,
  ),
  event_id: z.optional(z.nullable(identifier)),
  due: z._default(z.enum(taskDues, 'none, event or at.'), 'none'),
  due_local: z.optional(z.nullable(wallClock('Please say when it is due.'))),
  time_zone: z.optional(
    z.string('Please name a time zone.').check(z.maxLength(60), z.refine(isTimeZone, 'We know no time zone of this name.')),
  ),
};
/** One item per line. */
const checklist = optionalText(limits.checklistItems * (limits.checklistItemLength + 1)).check(
  z.refine((text) => linesOf(text).length <= limits.checklistItems, { message: `At most ${limits.checklistItems} lines.` }),
  z.refine((text) => linesOf(text).every((line) => line.length <= limits.checklistItemLength), {
    message: `At most ${limits.checklistItemLength} characters a line.`,
  }),
);

const checklistLine = z.object({
  id: z.optional(identifier),
  label: requiredLine(limits.checklistItemLength, 'Please say what is to be ticked.'),
});

export const listTasks = defineCall({
  name: 'listTasks',
  summary: 'The tasks of a team with who has claimed them: open ones by due time, done ones latest first. Squad and guardians only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-task/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    list: z._default(z.enum(taskLists, `One of ${taskLists.join(', ')}.`), 'all'),
    event_id: z.optional(identifier),
    after: cursor,
  }),
  answer: z.object({ status: z.literal(1), response: z.array(taskSchema), me: readerSchema, next: nextCursor }),
  refusals: ofTheTeam,
});

export const getTask = defineCall({
  name: 'getTask',
  summary: 'One task with everything about it.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-task/details/{task_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTask),
  answer: z.object({ status: z.literal(1), response: taskSchema, me: readerSchema }),
  refusals: taskRefusals,
});

export const addTask = defineCall({
  name: 'addTask',
  summary: 'Adds a task to a team, once, with every event of a series, at an interval, or by an RRULE that ends. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-task/add/{team_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    ...written,
    checklist,
    repeat: z._default(z.enum(taskRepeats, `One of ${taskRepeats.join(', ')}.`), 'no'),
    /** The number of repetitions at an interval. */
    times: z.optional(
      z.nullable(
        z
          .number('Please say how often.')
          .check(
            z.int('A whole number, please.'),
            z.gte(2, 'At least twice.'),
            z.lte(limits.taskRepeats, `At most ${limits.taskRepeats} times.`),
          ),
      ),
    ),
    /** An RRULE with COUNT or UNTIL, for 'rule'. */
    rule: optionalText(limits.ruleLength),
    /** The member it is assigned to; null leaves it open for claims. */
    member_id: z.optional(z.nullable(identifier)),
  }),
  answer: z.object({ status: z.literal(1), response: taskSchema, count: z.number() }),
  refusals: { ...ofTheTeam, noSuchEvent: 404, noSuchMember: 404 },
});

export const editTask = defineCall({
  name: 'editTask',
  summary: 'The data of the form that changes a task: the task, and its due time as local time in its zone. Staff only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-task/edit/{task_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTask),
  answer: z.object({ status: z.literal(1), response: taskSchema, due_local: z.nullable(z.string()) }),
  refusals: taskRefusals,
});

export const updateTask = defineCall({
  name: 'updateTask',
  summary: 'Changes a task; for a repeated one also the later ones, except their due times. Staff only. Refuses an outdated version.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/team-task/update/{task_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTask,
    version: versionSeen,
    scope,
    ...written,
    /** An item keeps its tick by its id; without an id it is identified by its label. */
    checklist: z._default(
      z
        .array(checklistLine, 'A list of lines, please.')
        .check(z.maxLength(limits.checklistItems, `At most ${limits.checklistItems} lines.`)),
      [],
    ),
  }),
  answer: oneTask,
  refusals: { ...taskRefusals, noSuchEvent: 404, changedMeanwhile: 409 },
});

export const deleteTask = defineCall({
  name: 'deleteTask',
  summary: 'Deletes a task, of a repeated one also the later ones; restoreTask brings back all that were deleted together. Staff only.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/team-task/delete/{task_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTask, version: versionSeen, scope }),
  answer: z.object({ status: z.literal(1), count: z.number() }),
  refusals: { ...taskRefusals, changedMeanwhile: 409 },
});

export const restoreTask = defineCall({
  name: 'restoreTask',
  summary: 'Restores a task that was deleted in the last ten minutes, with those deleted together with it. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-task/restore/{task_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object(ofTask),
  answer: z.object({ status: z.literal(1), response: taskSchema, count: z.number() }),
  refusals: { ...taskRefusals, undoOver: 410 },
});

export const getTaskChoices = defineCall({
  name: 'getTaskChoices',
  summary: 'The events that a task can be linked to, and the members that it can be assigned to. Staff only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-task/choices/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({
    status: z.literal(1),
    events: z.array(
      z.object({ id: z.string(), title: z.string(), starts_at: z.string(), time_zone: z.string(), is_repeated: z.boolean() }),
    ),
    members: z.array(z.object({ id: z.string(), name: z.string() })),
    time_zone: z.string(),
  }),
  refusals: ofTheTeam,
});
export type TaskChoices = z.infer<typeof getTaskChoices.answer>;
