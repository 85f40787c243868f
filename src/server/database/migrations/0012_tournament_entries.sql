-- The zone of the place where it is played: its days are days of that clock. Everywhere we know of is in India today.
ALTER TABLE tournaments ADD COLUMN time_zone text NOT NULL DEFAULT 'Asia/Kolkata';
--> statement-breakpoint
-- That a team plays in a tournament, as the team says itself; it goes with either of them.
CREATE TABLE tournament_entries (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  tournament_id uuid NOT NULL REFERENCES tournaments ON DELETE CASCADE,
  entered_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, tournament_id)
);
--> statement-breakpoint
CREATE INDEX tournament_entries_of_tournament ON tournament_entries (tournament_id);
--> statement-breakpoint
CREATE INDEX tournament_entries_of_user ON tournament_entries (entered_by);
