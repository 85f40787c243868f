CREATE TABLE users (
  id uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('INACTIVE', 'ACTIVE')),
  user_type text CHECK (user_type IN ('player', 'organisation')),
  full_name text NOT NULL,
  email text,
  is_adult boolean,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE user_ways (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'phone', 'google', 'facebook', 'strava')),
  subject text NOT NULL,
  shown text NOT NULL,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  UNIQUE (kind, subject)
);
--> statement-breakpoint
CREATE INDEX user_ways_user ON user_ways (user_id);
--> statement-breakpoint
CREATE TABLE user_passwords (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  place text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions (user_id);
--> statement-breakpoint
CREATE TABLE one_time_codes (
  email_key text PRIMARY KEY,
  code_hash text NOT NULL,
  tries_left integer NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  failures_since timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE organisations (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  business_type text NOT NULL,
  description text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  sports integer[] NOT NULL,
  emails text[] NOT NULL,
  phones text[] NOT NULL,
  images text[] NOT NULL,
  opening_hours text[] NOT NULL,
  social_links text[] NOT NULL
);
