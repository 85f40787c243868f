import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// user_ways, user_passwords, password_resets, one_time_codes and organisations are used by SQL only: see the migrations.

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  status: text({ enum: ['INACTIVE', 'ACTIVE'] }).notNull(),
  userType: text('user_type', { enum: ['player', 'organisation'] }),
  fullName: text('full_name').notNull(),
  /** A verified address as its owner typed it; null for users who signed in another way. */
  email: text(),
  isAdult: boolean('is_adult'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  /** SHA-256 of the token in hexadecimal, so that the table's content cannot be used to sign in. */
  tokenHash: text('token_hash').notNull().unique(),
  device: text().notNull(),
  place: text().notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});
