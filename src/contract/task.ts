import * as z from 'zod/mini';
import { identifier } from './shapes.ts';

/** Whenever, with the event it belongs to, or at a moment of its own. */
export const taskDues = ['none', 'event', 'at'] as const;
/** Once, with each event of the series its event belongs to, so many times at an interval, or by an RRULE of RFC 5545. */
export const taskRepeats = ['no', 'series', 'day', 'week', 'fortnight', 'month', 'rule'] as const;
/** Of a repeated task: this one, or this one and all after it. */
export const taskScopes = ['this', 'later'] as const;
/** Where help is wanted, what I have taken (or who I answer for), what is done, and everything that is not. */
export const taskLists = ['open', 'mine', 'done', 'all'] as const;
export type TaskList = (typeof taskLists)[number];

const itemSchema = z.object({ id: z.string(), label: z.string(), is_done: z.boolean(), done_by: z.nullable(z.string()) });

/** Somebody who would rather see their part with somebody else. */
const swapSchema = z.object({
  id: z.string(),
  /** Whom they ask; null for anybody. */
  to: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Who said yes and waits for staff to agree. */
  taken_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** For whom the reader may take it over. */
  may_take: z.array(z.string()),
});

/** One person's part in a task. */
const claimSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  /** The reader's own, or that of a child they answer for. */
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
  /** When it is due, its event's start where it is due with that; null for whenever. */
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

/** What the reader is to the team's tasks. */
export const readerSchema = z.object({
  /** For whom they may take a task: themselves, and the children they answer for. */
  members: z.array(z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })),
  may_edit: z.boolean(),
  may_approve: z.boolean(),
  swaps_need_approval: z.boolean(),
});
export type TaskReader = z.infer<typeof readerSchema>;

/** The lines of a checklist as they are typed: one a line; empty ones, and those that come twice, are none. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

/** The call's task is in its path; its team leads every key, so it is named too. */
export const ofTeam = { team_id: identifier };
export const oneTask = z.object({ status: z.literal(1), response: taskSchema });
export const taskRefusals = { noSuchTeam: 404, notYours: 403, noSuchTask: 404, tooManyRequests: 429 } as const;
