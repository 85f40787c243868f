import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import type { addTask } from '../../contract/tasks.ts';
import { newId } from '../database/new-id.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { momentsOfRule } from './due-moments.ts';
import { eventsFrom } from './find-event.ts';
import type { Timing } from './task-timing.ts';
import type { Occasion } from './write-tasks.ts';

type Fields = CheckedFields<typeof addTask>;
type Plan = { repeatId: string | null; occasions: Occasion[] };

const insert = 'insert into task_repeats (team_id, id, series_id, rule) values ($1, $2, $3, $4)';

/** When a task is to be there: once, with each event of its series, or at an interval, which is written down. Refuses what does not fit. */
export async function planRepeat(client: Queryable, fields: Fields, { event, isWithEvent, local, timeZone, dueAt }: Timing): Promise<Plan> {
  const { id, repeat } = fields;
  const repeatId = newId();
  if (repeat === 'no') return { repeatId: null, occasions: [{ dueAt, eventId: event?.id ?? null }] };
  if (repeat !== 'series') {
    if (local === null || event) throw invalidInput({ repeat: 'What comes at an interval needs a day and time of its own, and no event.' });
    const rule = ruleOf(fields);
    const moments = momentsOfRule(rule, local, timeZone);
    await client.query(insert, [id, repeatId, null, rule]);
    return { repeatId, occasions: moments.map((moment) => ({ dueAt: moment, eventId: null })) };
  }
  if (!event?.seriesId || !isWithEvent)
    throw invalidInput({ repeat: 'Choose an event that comes again, and let it be due with the event.' });
  const events = await eventsFrom(client, id, event, limits.taskRepeats);
  if (events.length === 0) throw invalidInput({ event_id: 'This event is cancelled, and so are those after it.' });
  await client.query(insert, [id, repeatId, event.seriesId, null]);
  return { repeatId, occasions: events.map((one) => ({ dueAt: null, eventId: one.id })) };
}

const intervals = { day: 'FREQ=DAILY', week: 'FREQ=WEEKLY', fortnight: 'FREQ=WEEKLY;INTERVAL=2', month: 'FREQ=MONTHLY' } as const;

function ruleOf({ repeat, times, rule }: Fields): string {
  if (repeat === 'no' || repeat === 'series' || repeat === 'rule') return rule;
  if (!times) throw invalidInput({ times: 'Please say how often.' });
  return `${intervals[repeat]};COUNT=${times}`;
}
