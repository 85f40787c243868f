-- What happened that others react to: stored in the transaction in which it happened, numbered after its commit.
CREATE TABLE domain_events (
  id uuid PRIMARY KEY,
  -- The order of commits; null until it is given.
  position bigint UNIQUE,
  type text NOT NULL,
  -- Ids only, never a text.
  data jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX domain_events_waiting ON domain_events (id) WHERE position IS NULL;
--> statement-breakpoint
-- One row, held by the process that gives the next positions.
CREATE TABLE domain_event_position (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO domain_event_position (last) VALUES (0);
--> statement-breakpoint
-- A guardian allows a child of 13 or older to be notified too.
ALTER TABLE team_guardians ADD COLUMN lets_child_be_notified boolean NOT NULL DEFAULT false;
