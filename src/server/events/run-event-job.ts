import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { lockEventIfThere, type EventRow } from './event-row.ts';
import type { JobKind } from '../module/define-module.ts';
import { remindSilent } from './remind.ts';
import { passOffersOn } from './seats.ts';
import { readSeating, settleSeats } from './settle-seats.ts';
import { notifyOffers } from './notify-offers.ts';
import { eventJob } from './event-jobs.ts';

/** Passes on expired offers of seats and sends reminders that are due. Safe to run twice. */
async function runEventJob(app: AppContext, teamId: string, eventId: string, now = new Date()): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const event = await lockEventIfThere(client, teamId, eventId);
    if (!event || event.cancelledAt || event.endsAt <= now) return;
    if (event.capacity !== null) {
      const before = await readSeating(client, event);
      const after = passOffersOn(before, { capacity: event.capacity, now, startsAt: event.startsAt });
      await notifyOffers(app, client, event, await settleSeats(client, event, before, after));
    }
    const minutes = dueReminder(event, now);
    // The reminder's name contains the start, so that players are reminded again if the event moves to another day.
    if (minutes !== undefined) await remindSilent(app, client, event, `${minutes} ${event.startsAt.toISOString()}`, 0);
  });
  app.jobs.deliverSoon();
}

/** The latest reminder that is due and was set for after the event's creation; earlier missed ones are not made up for. */
function dueReminder({ startsAt, remindBefore, createdAt, answerBy }: EventRow, now: Date): number | undefined {
  if (startsAt <= now || (answerBy && answerBy <= now)) return undefined;
  const due = remindBefore.filter((minutes) => {
    const at = startsAt.getTime() - minutes * 60_000;
    return at <= now.getTime() && at > createdAt.getTime();
  });
  return due.length > 0 ? Math.min(...due) : undefined;
}

/** Runs at each reminder of an event, and when an offer of a seat ends. */
export const dueEventJob: JobKind = { kind: eventJob, work: (app, { teamId = '', eventId = '' }) => runEventJob(app, teamId, eventId) };
