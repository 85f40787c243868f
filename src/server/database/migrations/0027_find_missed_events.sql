-- What a page that reconnects has missed: the events of its teams after a position, and those that name its user. Most events name no users.
ALTER TABLE domain_events ADD COLUMN team_id uuid GENERATED ALWAYS AS ((data ->> 'teamId')::uuid) STORED;
--> statement-breakpoint
CREATE INDEX domain_events_of_team ON domain_events (team_id, position);
--> statement-breakpoint
CREATE INDEX domain_events_of_users ON domain_events USING gin ((data -> 'userIds')) WITH (fastupdate = off) WHERE data ? 'userIds';
