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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
