-- What search reads: one row for everything that can be found, whatever its own table looks like. A partition a kind, so
-- that each kind keeps its own statistics and its own small indexes.
CREATE TABLE search_entries (
  kind text NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  label text NOT NULL,
  picture text,
  words text[] NOT NULL,
  name_words text[] NOT NULL,
  sports integer[] NOT NULL,
  gender text NOT NULL,
  level text NOT NULL,
  city text NOT NULL,
  place integer NOT NULL,
  standing integer NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  PRIMARY KEY (kind, id)
) PARTITION BY LIST (kind);
--> statement-breakpoint
CREATE TABLE search_entries_teams PARTITION OF search_entries FOR VALUES IN ('teams');
--> statement-breakpoint
CREATE TABLE search_entries_tournaments PARTITION OF search_entries FOR VALUES IN ('tournaments');
--> statement-breakpoint
CREATE TABLE search_entries_players PARTITION OF search_entries FOR VALUES IN ('players');
--> statement-breakpoint
-- No pending list: a reader would have to scan it, and readers are many where writers are few.
CREATE INDEX search_entries_words ON search_entries USING gin (words) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX search_entries_sports ON search_entries USING gin (sports) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX search_entries_standing ON search_entries (standing, id);
--> statement-breakpoint
CREATE INDEX search_entries_sort_title ON search_entries (sort_title, id);
--> statement-breakpoint
CREATE INDEX search_entries_place ON search_entries (place, standing, id);
--> statement-breakpoint
-- Every place that an entry is at: a cell of about a kilometre, so nothing finer than that can leave search.
-- Its point lies on a sphere around the origin.
CREATE TABLE search_places (
  place integer PRIMARY KEY,
  point cube NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_places_point ON search_places USING gist (point);
--> statement-breakpoint
-- Every word that stands in an entry, how many entries it stands in, and the word with each one of its letters left out:
-- two words are one typing error apart only if they share one of these.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  uses integer NOT NULL,
  variants text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_words_variants ON search_words USING gin (variants) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- Which demo data is loaded. One row, or none.
CREATE TABLE demo_loads (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version integer NOT NULL,
  players integer NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
