-- The deletion of an account takes its id out of the events that it caused.
CREATE INDEX domain_events_of_actors ON domain_events USING gin ((data -> 'actorIds')) WITH (fastupdate = off) WHERE data ? 'actorIds';
