import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address trimmed and in lower case, so that a person can join only once. */
  emailKey: text('email_key').notNull().unique(),
  source: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
