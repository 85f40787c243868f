-- Rules that many statements share. A column that a table gets is added to its views in the same migration.

-- Members who were not removed; `is_asked` are those who are asked whether they come: the squad, and whoever is a player.
CREATE VIEW active_members AS
SELECT *, squad IS NOT NULL OR role = 'player' AS is_asked FROM team_members WHERE removed_at IS NULL;
--> statement-breakpoint
-- Those of them who take part in the team, and do not only follow it.
CREATE VIEW participants AS
SELECT * FROM active_members WHERE role <> 'follower';
--> statement-breakpoint
-- Guardians of members who were not removed.
CREATE VIEW active_guardians AS
SELECT guardian.* FROM team_guardians guardian
JOIN team_members ward ON ward.team_id = guardian.team_id AND ward.id = guardian.member_id AND ward.removed_at IS NULL;
--> statement-breakpoint
CREATE VIEW live_teams AS
SELECT * FROM teams WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW live_events AS
SELECT * FROM team_events WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW live_tasks AS
SELECT * FROM team_tasks WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Who may see a team and its events: its members, and the guardians of members. A team may have been deleted; one may see it in two ways.
CREATE VIEW team_viewers AS
SELECT team_id, user_id FROM team_members WHERE removed_at IS NULL AND user_id IS NOT NULL
UNION ALL
SELECT team_id, user_id FROM active_guardians;
