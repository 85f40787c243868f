import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { placeColumns, socialColumns } from './places.ts';

export const teams = pgTable('teams', {
  id: uuid().primaryKey(),
  /** The ID that people read out to each other, such as EL-4F7K2. */
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
  /** The IANA time zone of the team. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  /** Increased by each change. A change that was based on an older version is refused. */
  version: integer().notNull().default(1),
  /** A deleted team can be restored for a while. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
