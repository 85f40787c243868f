-- When the person of a row without an account declined an invitation to it. Null again where an account takes the row, or where the row
-- gets the address of somebody else.
ALTER TABLE team_members ADD COLUMN declined_at timestamptz;
--> statement-breakpoint
UPDATE team_members member SET declined_at = (
  SELECT max(invitation.answered_at) FROM team_invitations invitation
  WHERE invitation.team_id = member.team_id AND invitation.state = 'rejected' AND invitation.invited_as <> 'guardian'
    AND (invitation.member_id = member.id OR invitation.email_key = lower(member.email)))
WHERE member.user_id IS NULL AND member.removed_at IS NULL
  AND NOT EXISTS (SELECT FROM team_guardians guardian WHERE guardian.team_id = member.team_id AND guardian.member_id = member.id);
--> statement-breakpoint
-- Whoever declined is not asked for answers. A column that `team_members` gets is added at the end, here and in `participants`.
CREATE OR REPLACE VIEW active_members AS
SELECT team_id, id, user_id, role, squad, first_name, last_name, email, phone, jersey_number, position, is_minor, version, joined_at, removed_at,
  emergency_name, emergency_phone, born_on, (squad IS NOT NULL OR role = 'player') AND declined_at IS NULL AS is_asked, declined_at
FROM team_members WHERE removed_at IS NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW participants AS
SELECT * FROM active_members WHERE role <> 'follower';
