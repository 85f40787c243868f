-- Only extensions that the owner of a database may install without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE TABLE waitlist_entries (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  source text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE players (
  id uuid PRIMARY KEY,
  unique_name text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  photo text,
  sports integer[] NOT NULL,
  gender text NOT NULL,
  level text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  about_me text NOT NULL,
  achievement text NOT NULL,
  facebook text,
  instagram text,
  twitter text,
  youtube text,
  is_listed boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE teams (
  id uuid PRIMARY KEY,
  sporthon_id text NOT NULL UNIQUE,
  name text NOT NULL,
  description text NOT NULL,
  address text NOT NULL,
  gender text NOT NULL,
  level text NOT NULL,
  logo text,
  sport_id integer NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  facebook text,
  instagram text,
  twitter text,
  youtube text,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE tournaments (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  sport_id integer NOT NULL,
  gender text NOT NULL,
  level text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  team_capacity integer NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Counters of the rate limits, in the shape that rate-limiter-flexible reads. Unlogged: losing them in a crash is fine.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
