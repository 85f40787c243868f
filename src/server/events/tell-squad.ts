import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import type { Mail } from '../providers/index.ts';
import type { MailedEvent, Told } from './event-mails.ts';
import { findRecipients } from './find-recipients.ts';
import { teamNameOf } from './team-of-event.ts';

/** Queues one mail about an event for each of these members, or their guardians; never to who did it themselves. */
export async function tellMembers(
  app: AppContext,
  client: pg.PoolClient,
  event: MailedEvent,
  memberIds: readonly string[],
  write: (told: Told) => Mail,
  byUser?: string,
): Promise<void> {
  const teamName = await teamNameOf(client, event.teamId);
  const recipients = await findRecipients(client, event.teamId, memberIds);
  const others = recipients.filter(({ userId }) => userId === null || userId !== byUser);
  await app.jobs.queueMails(
    client,
    others.map((recipient) => write({ app, event, teamName, recipient })),
  );
}
