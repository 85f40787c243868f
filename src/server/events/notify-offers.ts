import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { eventJob } from './event-jobs.ts';
import { seatGiven, seatOffered } from './event-notifications.ts';
import type { EventRow } from './event-row.ts';
import { notifyMembers } from './notify-members.ts';
import type { Settled } from './settle-seats.ts';

/**
 * Notifies members who were offered a seat or got one, and queues a job for the end of each offer. Runs inside the transaction that changed
 * the seats.
 */
export async function notifyOffers(app: AppContext, client: pg.PoolClient, event: EventRow, { offered, seated }: Settled): Promise<void> {
  const until = new Map(offered.flatMap(({ memberId, offeredUntil }) => (offeredUntil ? [[memberId, offeredUntil] as const] : [])));
  await notifyMembers(app, client, seatOffered, { event, until }, { memberIds: [...until.keys()] });
  await notifyMembers(app, client, seatGiven, { event }, { memberIds: seated });
  const ends = [...new Set([...until.values()].map((end) => end.getTime()))];
  await app.jobs.queueWork(
    client,
    eventJob,
    ends.map((end) => ({ ids: { teamId: event.teamId, eventId: event.id }, at: new Date(end) })),
  );
}
