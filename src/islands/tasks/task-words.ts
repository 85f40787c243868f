import type { Task, TaskReader } from '../../contract/tasks.ts';

const inZone = (options: Intl.DateTimeFormatOptions, timeZone: string) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone });

/** A day as shown at the start of a row. */
export function dayOf({ due_at, time_zone }: Task): { weekday: string; day: string; month: string } | undefined {
  if (!due_at) return undefined;
  const at = new Date(due_at);
  const part = (options: Intl.DateTimeFormatOptions) => inZone(options, time_zone).format(at);
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}

/** When a task is due, in its own time zone, so that everybody reads the same. */
export function dueWords({ due_at, due, event, time_zone }: Pick<Task, 'due_at' | 'due' | 'event' | 'time_zone'>): string {
  if (!due_at) return event ? `For ${event.title}` : 'At any time';
  const when = inZone({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, time_zone).format(
    new Date(due_at),
  );
  if (due === 'event' && event) return `${event.title}, ${when}`;
  return `By ${when}${event ? `, for ${event.title}` : ''}`;
}

/** Whether it is overdue. */
export const isLate = ({ due_at, is_done }: Pick<Task, 'due_at' | 'is_done'>, now: number): boolean =>
  !is_done && due_at !== null && Date.parse(due_at) < now;

/** The members for whom the reader could still claim the task: the reader first. */
export const mayTakeFor = ({ claims, slots, is_done, event }: Task, { members }: TaskReader): TaskReader['members'] =>
  claims.length >= slots || is_done || event?.is_cancelled
    ? []
    : members.filter(({ id }) => !claims.some(({ member_id }) => member_id === id));

/** 'I’ll do it' for the reader; with the name for a child. */
export const takeLabel = ({ name, is_me }: TaskReader['members'][number], { members }: TaskReader): string =>
  is_me ? 'I’ll do it' : members.length === 1 ? `${firstName(name)} will do it` : `For ${firstName(name)}`;

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** 'Anbu and Kabir': first names, and a number for the rest. */
function namesOf(claims: Task['claims']): string {
  const names = claims.slice(0, 3).map(({ name }) => firstName(name));
  const rest = claims.length - names.length;
  return new Intl.ListFormat('en-GB').format(rest > 0 ? [...names, `${rest} more`] : names);
}

/** '2 of 3: Anbu and Kabir', as the label of the marks. */
export function takenWords({ claims, slots }: Task): string {
  if (claims.length === 0) return slots === 1 ? 'Nobody yet' : `Nobody yet, ${slots} wanted`;
  return slots === 1 ? namesOf(claims) : `${claims.length} of ${slots}: ${namesOf(claims)}`;
}
