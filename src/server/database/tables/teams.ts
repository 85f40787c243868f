import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { placeColumns, socialColumns } from './places.ts';

export const teams = pgTable('teams', {
  id: uuid().primaryKey(),
  /** The ID people read out to each other, as EL-4F7K2. */
  sporthonId: text('sporthon_id').notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  address: text().notNull(),
  gender: text().notNull(),
  level: text().notNull(),
  logo: text(),
  sportId: integer('sport_id').notNull(),
  ...placeColumns,
  ...socialColumns,
  teamType: text('team_type').notNull().default('club'),
  /** An IANA zone: what the team's clock shows. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  /** Counts the changes: who sends another one has not seen the newest. */
  version: integer().notNull().default(1),
  /** A deleted team can be brought back for a while. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
