import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import type { EventRow } from './event-row.ts';

/** The job that runs for an event when a reminder or an offer of a seat is due. */
export const eventJob = 'events';

/** When members who have not answered are reminded. */
const reminderTimes = ({ startsAt, remindBefore }: Pick<EventRow, 'startsAt' | 'remindBefore'>): Date[] =>
  remindBefore.map((minutes) => new Date(startsAt.getTime() - minutes * 60_000));

/** Queues a job at each reminder time; outdated jobs do nothing. */
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
