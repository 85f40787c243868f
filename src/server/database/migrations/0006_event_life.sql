-- What happens to an event: seats that are offered, absences that answer, who was reminded, and who was there.
ALTER TABLE event_answers
  ADD COLUMN offered_at timestamptz,
  -- The planned absence that gave this answer.
  ADD COLUMN absence_id uuid,
  DROP CONSTRAINT event_answers_seat_check,
  ADD CONSTRAINT event_answers_seat_check CHECK (seat IN ('seated', 'waiting', 'offered', 'lapsed'));
--> statement-breakpoint
-- The series that this one was split from by 'this and following'.
ALTER TABLE event_series ADD COLUMN split_from uuid;
--> statement-breakpoint
-- One start of a series is there once.
CREATE UNIQUE INDEX team_events_once ON team_events (team_id, series_id, occurrence) WHERE series_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE event_attendance (
  team_id uuid NOT NULL,
  event_id uuid NOT NULL,
  member_id uuid NOT NULL,
  mark text NOT NULL CHECK (mark IN ('attended', 'late', 'absent')),
  marked_by uuid REFERENCES users ON DELETE SET NULL,
  marked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, event_id, member_id),
  FOREIGN KEY (team_id, event_id) REFERENCES team_events ON DELETE CASCADE,
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
-- Written in the transaction that queues the mail: nobody is reminded twice of one thing.
CREATE TABLE event_reminders (
  team_id uuid NOT NULL,
  event_id uuid NOT NULL,
  member_id uuid NOT NULL,
  reminder text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, event_id, member_id, reminder),
  FOREIGN KEY (team_id, event_id) REFERENCES team_events ON DELETE CASCADE,
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
-- When somebody will be away: themselves in every team, or a child they look after in one.
CREATE TABLE planned_absences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  team_id uuid,
  member_id uuid,
  from_day date NOT NULL,
  to_day date NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE,
  CHECK (to_day >= from_day),
  CHECK (num_nonnulls(team_id, member_id) IN (0, 2))
);
--> statement-breakpoint
CREATE INDEX planned_absences_of_member ON planned_absences (team_id, member_id) WHERE member_id IS NOT NULL;
