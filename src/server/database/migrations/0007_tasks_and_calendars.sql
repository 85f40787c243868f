-- Who brings what, and the addresses under which calendars read a team's events. The team leads every key of a task.
CREATE TABLE task_repeats (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  -- One task with each event of a series, or by a rule of RFC 5545.
  series_id uuid,
  rule text,
  PRIMARY KEY (team_id, id),
  CHECK (num_nonnulls(series_id, rule) = 1)
);
--> statement-breakpoint
CREATE TABLE team_tasks (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  repeat_id uuid,
  title text NOT NULL,
  detail text NOT NULL DEFAULT '',
  event_id uuid,
  -- Due with its event, at a moment of its own, or whenever.
  is_with_event boolean NOT NULL DEFAULT false,
  due_at timestamptz,
  time_zone text NOT NULL,
  -- How many people it takes.
  slots integer NOT NULL DEFAULT 1 CHECK (slots BETWEEN 1 AND 50),
  version integer NOT NULL DEFAULT 1,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (team_id, id),
  FOREIGN KEY (team_id, event_id) REFERENCES team_events ON DELETE CASCADE,
  FOREIGN KEY (team_id, repeat_id) REFERENCES task_repeats ON DELETE CASCADE,
  CHECK (NOT is_with_event OR event_id IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX team_tasks_of_event ON team_tasks (team_id, event_id) WHERE event_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX team_tasks_by_due ON team_tasks (team_id, due_at) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX team_tasks_of_repeat ON team_tasks (team_id, repeat_id) WHERE repeat_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE task_items (
  team_id uuid NOT NULL,
  task_id uuid NOT NULL,
  id uuid NOT NULL,
  place smallint NOT NULL,
  label text NOT NULL,
  done_by uuid,
  done_at timestamptz,
  PRIMARY KEY (team_id, task_id, id),
  FOREIGN KEY (team_id, task_id) REFERENCES team_tasks ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE task_claims (
  team_id uuid NOT NULL,
  task_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- Given by staff, not taken.
  is_assigned boolean NOT NULL DEFAULT false,
  claimed_by uuid REFERENCES users ON DELETE SET NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  PRIMARY KEY (team_id, task_id, member_id),
  FOREIGN KEY (team_id, task_id) REFERENCES team_tasks ON DELETE CASCADE,
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX task_claims_of_member ON task_claims (team_id, member_id);
--> statement-breakpoint
-- A claim that its holder would rather see with somebody else. It ends with the claim.
CREATE TABLE task_swaps (
  team_id uuid NOT NULL,
  id uuid NOT NULL,
  task_id uuid NOT NULL,
  from_member uuid NOT NULL,
  -- Whom they ask; null for anybody.
  to_member uuid,
  -- Who said yes, and waits for staff to agree.
  taken_by uuid,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, id),
  UNIQUE (team_id, task_id, from_member),
  FOREIGN KEY (team_id, task_id, from_member) REFERENCES task_claims ON DELETE CASCADE,
  FOREIGN KEY (team_id, to_member) REFERENCES team_members ON DELETE CASCADE,
  FOREIGN KEY (team_id, taken_by) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE task_settings (
  team_id uuid PRIMARY KEY REFERENCES teams ON DELETE CASCADE,
  swaps_need_approval boolean NOT NULL
);
--> statement-breakpoint
-- One address a person and one a team. Who has it may read; only its hash is kept.
CREATE TABLE calendar_feeds (
  token_hash text PRIMARY KEY,
  user_id uuid UNIQUE REFERENCES users ON DELETE CASCADE,
  team_id uuid UNIQUE REFERENCES teams ON DELETE CASCADE,
  made_by uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz,
  CHECK (num_nonnulls(user_id, team_id) = 1)
);
