import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { placeColumns } from './places.ts';

export const tournaments = pgTable('tournaments', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  sportId: integer('sport_id').notNull(),
  gender: text().notNull(),
  level: text().notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  teamCapacity: integer('team_capacity').notNull(),
  ...placeColumns,
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** The number of changes, for calendars (SEQUENCE): every change must increase it. */
  sequence: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
