import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import type { EventRow } from './event-row.ts';

/** The kind of work that looks at an event when something of it falls due. */
export const eventJob = 'events';

/** When those who have not answered are reminded: the moments still to come. */
const reminderTimes = ({ startsAt, remindBefore }: Pick<EventRow, 'startsAt' | 'remindBefore'>): Date[] =>
  remindBefore.map((minutes) => new Date(startsAt.getTime() - minutes * 60_000));

/** Wakes each event at its reminders. An event that moves is woken anew; a wake that comes at the wrong time does nothing. */
export async function queueReminders(
  app: AppContext,
  client: Queryable,
  events: readonly Pick<EventRow, 'teamId' | 'id' | 'startsAt' | 'remindBefore'>[],
): Promise<void> {
  const now = new Date();
  const pieces = events.flatMap((event) =>
    reminderTimes(event)
      .filter((at) => at > now)
      .map((at) => ({ ids: { teamId: event.teamId, eventId: event.id }, at })),
  );
  await app.jobs.queueWork(client, eventJob, pieces);
}
