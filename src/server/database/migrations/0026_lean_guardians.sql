-- Also says whether the member was removed, so that a view of the members who were not needs to read them once.
CREATE OR REPLACE VIEW minors AS
SELECT member.team_id, member.id AS member_id, member.removed_at FROM team_members member
LEFT JOIN users account ON account.id = member.user_id
WHERE coalesce(NOT account.is_adult, member.is_minor)
  AND (member.born_on <= (now() AT TIME ZONE 'UTC' - interval '12 hours')::date - interval '18 years') IS NOT TRUE;
--> statement-breakpoint
CREATE OR REPLACE VIEW active_guardians AS
SELECT guardian.* FROM team_guardians guardian
JOIN minors ward ON ward.team_id = guardian.team_id AND ward.member_id = guardian.member_id AND ward.removed_at IS NULL;
