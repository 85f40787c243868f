import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// user_ways, user_passwords, password_resets, one_time_codes and organisations are read and written by SQL alone: see the migrations.

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  status: text({ enum: ['INACTIVE', 'ACTIVE'] }).notNull(),
  userType: text('user_type', { enum: ['player', 'organisation'] }),
  fullName: text('full_name').notNull(),
  /** A verified address as its owner writes it; null for who came another way. */
  email: text(),
  isAdult: boolean('is_adult'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  /** SHA-256 of the token in hexadecimal: who reads the table cannot sign in with it. */
  tokenHash: text('token_hash').notNull().unique(),
  device: text().notNull(),
  place: text().notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});
