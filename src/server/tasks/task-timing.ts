import type { CheckedFields } from '../../contract/call.ts';
import type { addTask } from '../../contract/tasks.ts';
import type { Queryable } from '../database/queryable.ts';
import { invalidInput } from '../http/refusal.ts';
import { momentOf } from './due-moments.ts';
import { findEvent, zoneOfTeam, type LinkedEvent } from './find-event.ts';

type Told = Pick<CheckedFields<typeof addTask>, 'event_id' | 'due' | 'due_local' | 'time_zone'>;

export type Timing = {
  event: LinkedEvent | undefined;
  isWithEvent: boolean;
  timeZone: string;
  /** The wall-clock time and the moment it is; null for what is due with its event, or whenever. */
  local: string | null;
  dueAt: Date | null;
};

/** When a task is due and what it belongs to. Refuses `noSuchEvent`, a due time that is missing, and one with an event that there is not. */
export async function timingOf(db: Queryable, teamId: string, told: Told): Promise<Timing> {
  const event = told.event_id ? await findEvent(db, teamId, told.event_id) : undefined;
  if (told.due === 'event' && !event) throw invalidInput({ event_id: 'Please choose its event.' });
  if (told.due === 'at' && !told.due_local) throw invalidInput({ due_local: 'Please say when it is due.' });
  const timeZone = told.time_zone ?? event?.timeZone ?? (await zoneOfTeam(db, teamId));
  const local = told.due === 'at' ? (told.due_local ?? null) : null;
  return { event, isWithEvent: told.due === 'event', timeZone, local, dueAt: local === null ? null : momentOf(local, timeZone) };
}
