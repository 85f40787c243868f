import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address trimmed and lower-cased: one person joins once, however it is typed. */
  emailKey: text('email_key').notNull().unique(),
  source: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
