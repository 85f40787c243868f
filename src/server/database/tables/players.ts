import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { placeColumns, socialColumns } from './places.ts';

export const players = pgTable('players', {
  id: uuid().primaryKey(),
  uniqueName: text('unique_name').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** A path relative to the storage host, under uploads/profile_pictures; null shows the initials. */
  photo: text(),
  sports: integer().array().notNull(),
  gender: text().notNull(),
  level: text().notNull(),
  ...placeColumns,
  aboutMe: text('about_me').notNull(),
  achievement: text().notNull(),
  ...socialColumns,
  /** False for a minor: not found by search, and without a public profile. */
  isListed: boolean('is_listed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
