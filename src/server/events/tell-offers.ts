import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { offerMail, seatMail } from './event-mails.ts';
import type { EventRow } from './event-row.ts';
import { findRecipients } from './find-recipients.ts';
import type { Settled } from './settle-seats.ts';
import { teamNameOf } from './team-of-event.ts';
import { eventJob } from './event-jobs.ts';

/** Mails who was offered a seat or got one, and wakes the event when an offer ends. Inside the transaction that settled the seats. */
export async function tellOffers(app: AppContext, client: pg.PoolClient, event: EventRow, { offered, seated }: Settled): Promise<void> {
  if (offered.length + seated.length === 0) return;
  const until = new Map(offered.map(({ memberId, offeredUntil }) => [memberId, offeredUntil]));
  const recipients = await findRecipients(client, event.teamId, [...until.keys(), ...seated]);
  const teamName = await teamNameOf(client, event.teamId);
  for (const recipient of recipients) {
    const told = { app, event, teamName, recipient };
    const end = until.get(recipient.memberId);
    await app.jobs.queueMail(client, end ? offerMail(told, end) : seatMail(told));
  }
  const ends = [...new Set([...until.values()].filter((end) => end !== null).map((end) => end.getTime()))];
  await app.jobs.queueWork(
    client,
    eventJob,
    ends.map((end) => ({ ids: { teamId: event.teamId, eventId: event.id }, at: new Date(end) })),
  );
}
