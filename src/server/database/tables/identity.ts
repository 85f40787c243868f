import { boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

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

/** A way in: an address that can be proved, or an account elsewhere. One belongs to one user. */
export const userWays = pgTable(
  'user_ways',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['email', 'phone', 'google', 'facebook', 'strava'] }).notNull(),
    /** A lower-cased address, an E.164 number, or the other site's id of the account. */
    subject: text().notNull(),
    /** What its owner recognises it by. */
    shown: text().notNull(),
    /** Null until its owner proved it; nothing is joined or trusted by it before. */
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [unique().on(table.kind, table.subject)],
);

/** For the older clients that register with a password. */
export const userPasswords = pgTable('user_passwords', {
  userId: uuid('user_id').primaryKey(),
  /** argon2id in PHC form. */
  hash: text().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
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

/** The one live code of an address, and how many wrong ones it took in the running hour, whichever code they were for. */
export const oneTimeCodes = pgTable('one_time_codes', {
  emailKey: text('email_key').primaryKey(),
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  failures: integer().notNull().default(0),
  failuresSince: moment('failures_since').notNull().defaultNow(),
});

export const organisations = pgTable('organisations', {
  userId: uuid('user_id').primaryKey(),
  name: text().notNull(),
  businessType: text('business_type').notNull(),
  description: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  sports: integer().array().notNull(),
  emails: text().array().notNull(),
  phones: text().array().notNull(),
  images: text().array().notNull(),
  openingHours: text('opening_hours').array().notNull(),
  socialLinks: text('social_links').array().notNull(),
});
