-- A team, who belongs to it, what it meets for, and who comes. The team leads every key, so that teams can be spread over servers.
ALTER TABLE teams
  ADD COLUMN team_type text NOT NULL DEFAULT 'club',
  ADD COLUMN time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN deleted_at timestamptz;
--> statement-breakpoint
CREATE TABLE team_members (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null for somebody without an account.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'coach', 'player', 'follower')),
  -- How they stand in the squad; null for who does not play.
  squad text CHECK (squad IN ('player', 'substitute')),
  first_name text NOT NULL,
  last_name text NOT NULL DEFAULT '',
  email text,
  phone text,
  jersey_number smallint CHECK (jersey_number BETWEEN 0 AND 999),
  position text NOT NULL DEFAULT '',
  is_minor boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  joined_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  PRIMARY KEY (team_id, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX team_members_once ON team_members (team_id, user_id) WHERE removed_at IS NULL;
--> statement-breakpoint
CREATE INDEX team_members_of_user ON team_members (user_id) WHERE removed_at IS NULL;
--> statement-breakpoint
-- Who answers and reads for a minor.
CREATE TABLE team_guardians (
  team_id uuid NOT NULL,
  member_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, member_id, user_id),
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX team_guardians_of_user ON team_guardians (user_id);
--> statement-breakpoint
-- What was changed of a team, its people and its events, by whom: the history that people may read.
CREATE TABLE team_changes (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  -- 'team', 'member', 'event' or 'task', and which one.
  about text NOT NULL,
  about_id uuid NOT NULL,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  what text NOT NULL,
  before jsonb,
  after jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, id)
);
--> statement-breakpoint
CREATE INDEX team_changes_about ON team_changes (team_id, about_id, id);
--> statement-breakpoint
CREATE TABLE event_series (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  -- RFC 5545 RRULE, and the wall-clock time it counts from in the zone.
  rule text NOT NULL,
  starts_local timestamp NOT NULL,
  time_zone text NOT NULL,
  PRIMARY KEY (team_id, id)
);
--> statement-breakpoint
CREATE TABLE team_events (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  series_id uuid,
  -- The wall-clock start that the rule gave, for an occurrence that was moved.
  occurrence timestamp,
  kind text NOT NULL CHECK (kind IN ('game', 'training', 'other')),
  title text NOT NULL,
  note text NOT NULL DEFAULT '',
  opponent text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  map_link text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  meet_at timestamptz,
  time_zone text NOT NULL,
  capacity integer CHECK (capacity > 0),
  answer_by timestamptz,
  -- Minutes before the start at which those who have not answered are reminded.
  remind_before integer[] NOT NULL DEFAULT '{}',
  cancelled_at timestamptz,
  cancel_reason text NOT NULL DEFAULT '',
  -- RFC 5545 SEQUENCE: counts what a calendar has to hear of.
  sequence integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  -- The next number on the waiting list.
  next_in_line bigint NOT NULL DEFAULT 1,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (team_id, id),
  CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX team_events_by_time ON team_events (team_id, starts_at) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX team_events_of_series ON team_events (team_id, series_id, starts_at) WHERE series_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE event_answers (
  team_id uuid NOT NULL,
  event_id uuid NOT NULL,
  member_id uuid NOT NULL,
  answer text NOT NULL CHECK (answer IN ('yes', 'no', 'maybe')),
  note text NOT NULL DEFAULT '',
  -- Who comes has a seat, waits in line, or was offered one until offered_until.
  seat text CHECK (seat IN ('seated', 'waiting', 'offered')),
  in_line bigint,
  offered_until timestamptz,
  -- 'app', 'mail', 'absence', 'guardian' or 'manager'.
  via text NOT NULL,
  answered_by uuid REFERENCES users ON DELETE SET NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, event_id, member_id),
  FOREIGN KEY (team_id, event_id) REFERENCES team_events ON DELETE CASCADE,
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX event_answers_of_member ON event_answers (team_id, member_id);
