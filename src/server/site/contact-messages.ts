import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { submitContact as call } from '../../contract/site.ts';
import { oneLine } from '../../contract/shapes.ts';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import { contactMessages } from '../database/tables/site.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { isWithin } from '../http/rate-limits.ts';
import { defineNotification } from '../module/define-notification.ts';
import { quote } from '../module/quote.ts';
import { notify } from '../notifications/index.ts';

type Fields = CheckedFields<typeof call>;

/** Stands for a team in the daily count of mail to unverified addresses: all confirmations of the form are counted together. */
const contactForm = 'contact form';

/** So few that strangers cannot use up what an address may get from its teams. */
const confirmations = { points: 2, windowSeconds: 86_400 };

/** Stores the message and queues two mails: one to the site, and a confirmation to the sender, who gets two of them a day. */
export async function submitContact(app: AppContext, fields: Fields): Promise<void> {
  const id = newId();
  const siteAddress = app.editorial.settings['email']?.value;
  const isConfirmed = await isWithin(app.limits.count('confirmations to an address', fields.email.toLowerCase(), confirmations));
  await inTransaction(app.database.pool, async (client) => {
    await drizzle(client)
      .insert(contactMessages)
      .values({ id, ...fields });
    if (siteAddress) await notify(app, client, contactMessage, { id, ...fields }, { address: siteAddress });
    // Anybody can type any address, so the confirmation counts in the budget of mail to unverified addresses.
    if (isConfirmed) await notify(app, client, contactAnswer, { id }, { address: fields.email, unverifiedOfTeam: contactForm });
  });
  app.jobs.deliverSoon();
}

const contactMessage = defineNotification<Fields & { id: string }>({
  name: 'site.contactMessage',
  write: ({ id, name, email, subject, message }) => ({
    messageId: `contact-${id}`,
    replyTo: email,
    subject: oneLine(`Contact: ${subject || `a message from ${name}`}`),
    text: `${quote(`${name} <${email}> wrote through the contact page`, message)}\n`,
  }),
});

// The confirmation does not repeat the message, otherwise the form could be used to send any text to any address.
const contactAnswer = defineNotification<{ id: string }>({
  name: 'site.contactAnswer',
  write: ({ id }) => ({
    messageId: `contact-${id}-answer`,
    subject: 'We have your message',
    text: [
      'Thank you for writing to Elevate. Your message has arrived and a person will read it.',
      'We answer within three working days, to this address.',
      'If it was not you who wrote, somebody typed your address by mistake; you need do nothing.',
      'Elevate',
    ].join('\n\n'),
  }),
});

export const contactNotifications = [contactMessage, contactAnswer];

const deleteContactMessage = sql<never, [emailKeys: readonly string[]]>`delete from contact_messages where lower(email) = any($1)`;

/** Deletes the messages from these addresses (lower case). Runs inside the caller's transaction. */
export async function removeContactMessages(client: pg.ClientBase, emailKeys: readonly string[]): Promise<void> {
  await query(client, deleteContactMessage, [emailKeys]);
}
