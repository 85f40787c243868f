-- Counts the changes of a tournament that a calendar has to hear of. Whoever changes one raises it, as for events.
ALTER TABLE tournaments ADD COLUMN sequence integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE tournaments ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
-- A team that was taken out stays to be heard of in calendars, and comes back under the same entry.
ALTER TABLE tournament_entries ADD COLUMN withdrawn_at timestamptz;
--> statement-breakpoint
ALTER TABLE tournament_entries ADD COLUMN sequence integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE tournament_entries ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
