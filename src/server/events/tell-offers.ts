import type pg from 'pg';
import type { House } from '../http/house.ts';
import { offerMail, seatMail } from './event-mails.ts';
import type { EventRow } from './event-row.ts';
import { findRecipients } from './find-recipients.ts';
import type { Settled } from './settle-seats.ts';
import { teamNameOf } from './team-of-event.ts';
import { eventWork } from './wakes.ts';

/** Mails who was offered a seat or got one, and wakes the event when an offer ends. Inside the transaction that settled the seats. */
export async function tellOffers(house: House, client: pg.PoolClient, event: EventRow, { offered, seated }: Settled): Promise<void> {
  if (offered.length + seated.length === 0) return;
  const until = new Map(offered.map(({ memberId, offeredUntil }) => [memberId, offeredUntil]));
  const recipients = await findRecipients(client, event.teamId, [...until.keys(), ...seated]);
  const teamName = await teamNameOf(client, event.teamId);
  for (const recipient of recipients) {
    const told = { house, event, teamName, recipient };
    const end = until.get(recipient.memberId);
    await house.jobs.queueMail(client, end ? offerMail(told, end) : seatMail(told));
  }
  const ends = [...new Set([...until.values()].filter((end) => end !== null).map((end) => end.getTime()))];
  await house.jobs.queueWork(
    client,
    eventWork,
    ends.map((end) => ({ ids: { teamId: event.teamId, eventId: event.id }, at: new Date(end) })),
  );
}
