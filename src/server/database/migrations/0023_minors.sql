DROP VIEW member_users, team_viewers, active_guardians;
--> statement-breakpoint
-- Who is a minor: the member's account decides, and the roster only where no account says whether its owner is an adult. A birth date of
-- 18 years ago ends it, on the latest day that has begun everywhere on earth. The member may have been removed.
CREATE VIEW minors AS
SELECT member.team_id, member.id AS member_id FROM team_members member
LEFT JOIN users account ON account.id = member.user_id
WHERE coalesce(NOT account.is_adult, member.is_minor)
  AND (member.born_on <= (now() AT TIME ZONE 'UTC' - interval '12 hours')::date - interval '18 years') IS NOT TRUE;
--> statement-breakpoint
-- Guardianships that have an effect: those of minors. Without the view, `team_guardians` also has those of members who are adults by now.
CREATE VIEW guardians AS
SELECT guardian.* FROM team_guardians guardian
JOIN minors ward ON ward.team_id = guardian.team_id AND ward.member_id = guardian.member_id;
--> statement-breakpoint
-- Those of members who were not removed.
CREATE VIEW active_guardians AS
SELECT guardian.* FROM guardians guardian
JOIN team_members ward ON ward.team_id = guardian.team_id AND ward.id = guardian.member_id AND ward.removed_at IS NULL;
--> statement-breakpoint
-- Who may see a team and its events: its members, and the guardians of members. A team may have been deleted; one may see it in two ways.
CREATE VIEW team_viewers AS
SELECT team_id, user_id FROM team_members WHERE removed_at IS NULL AND user_id IS NOT NULL
UNION ALL
SELECT team_id, user_id FROM active_guardians;
--> statement-breakpoint
-- The accounts that a member concerns: their own, and those of their guardians. The member may have been removed.
CREATE VIEW member_users AS
SELECT team_id, id AS member_id, user_id FROM team_members WHERE user_id IS NOT NULL
UNION ALL
SELECT team_id, member_id, user_id FROM guardians;
--> statement-breakpoint
UPDATE team_members member SET is_minor = false FROM users account
WHERE account.id = member.user_id AND account.is_adult AND member.is_minor;
