import { boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A point on the globe as `earthdistance` keeps it; made with `ll_to_earth(lat, lon)`. */
const earth = customType<{ data: string }>({ dataType: () => 'earth' });

/** What search reads: one row for everything that can be found. Partitioned by `kind`. Written by search's `indexEntries` only. */
export const searchEntries = pgTable('search_entries', {
  kind: text().notNull(),
  id: uuid().notNull(),
  title: text().notNull(),
  detail: text().notNull(),
  label: text().notNull(),
  picture: text(),
  /** Every word the entry can be found by, without accents and in lower case. */
  words: text().array().notNull(),
  /** Those of `words` that stand in the title: a match there counts more. */
  nameWords: text('name_words').array().notNull(),
  sports: integer().array().notNull(),
  gender: text().notNull(),
  level: text().notNull(),
  city: text().notNull(),
  /** The cell of about a kilometre that the entry is in. */
  place: integer().notNull(),
  /** Its place among equals; the lowest comes first. */
  standing: integer().notNull(),
  sortTitle: text('sort_title').notNull(),
}, (table) => [primaryKey({ columns: [table.kind, table.id] })]);

export const searchPlaces = pgTable('search_places', {
  place: integer().primaryKey(),
  point: earth().notNull(),
});

export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  uses: integer().notNull(),
  /** The word itself and the word with each one of its letters left out. */
  variants: text().array().notNull(),
});

export const demoLoads = pgTable('demo_loads', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  version: integer().notNull(),
  players: integer().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
