-- Whom a team calls when something happens to a member.
ALTER TABLE team_members
  ADD COLUMN emergency_name text NOT NULL DEFAULT '',
  ADD COLUMN emergency_phone text;
