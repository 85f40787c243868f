-- Entries of teams that play in a tournament: the team was not withdrawn. A column that `tournament_entries` gets is added here too.
CREATE VIEW live_entries AS
SELECT * FROM tournament_entries WHERE withdrawn_at IS NULL;
