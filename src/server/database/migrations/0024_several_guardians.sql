-- Null where a guardian has not said anything: it takes one who allows it and none who forbids it.
ALTER TABLE team_guardians ALTER COLUMN lets_child_be_notified DROP NOT NULL, ALTER COLUMN lets_child_be_notified DROP DEFAULT;
--> statement-breakpoint
UPDATE team_guardians SET lets_child_be_notified = NULL WHERE NOT lets_child_be_notified;
--> statement-breakpoint
-- The guardian who gave the birth date of the member. Only they change it, and it is deleted with their guardianship.
ALTER TABLE team_guardians ADD COLUMN gave_birth_date boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE team_guardians giver SET gave_birth_date = true FROM team_members member
WHERE member.team_id = giver.team_id AND member.id = giver.member_id AND member.born_on IS NOT NULL
  AND giver.user_id = (SELECT eldest.user_id FROM team_guardians eldest
    WHERE eldest.team_id = giver.team_id AND eldest.member_id = giver.member_id ORDER BY eldest.since, eldest.user_id LIMIT 1);
--> statement-breakpoint
CREATE OR REPLACE VIEW guardians AS
SELECT guardian.* FROM team_guardians guardian
JOIN minors ward ON ward.team_id = guardian.team_id AND ward.member_id = guardian.member_id;
--> statement-breakpoint
CREATE OR REPLACE VIEW active_guardians AS
SELECT guardian.* FROM guardians guardian
JOIN team_members ward ON ward.team_id = guardian.team_id AND ward.id = guardian.member_id AND ward.removed_at IS NULL;
