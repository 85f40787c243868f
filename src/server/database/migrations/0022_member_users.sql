-- The accounts that a member concerns: their own, and those of their guardians. The member may have been removed.
CREATE VIEW member_users AS
SELECT team_id, id AS member_id, user_id FROM team_members WHERE user_id IS NOT NULL
UNION ALL
SELECT team_id, member_id, user_id FROM team_guardians;
