-- Asked to join a team: one person by mail or by their profile, or whoever has a link. Tokens and codes are kept as hashes.
CREATE TABLE team_invitations (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mail', 'player', 'link')),
  invited_as text NOT NULL CHECK (invited_as IN ('player', 'substitute', 'coach', 'manager', 'follower', 'guardian')),
  -- The row of the roster that an account joins; for a guardian, the member they look after.
  member_id uuid,
  -- Who is asked: an address and how it compares, or a user by their profile.
  email text,
  email_key text,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  token_hash text NOT NULL UNIQUE,
  code_hash text UNIQUE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'rejected', 'revoked')),
  uses integer NOT NULL DEFAULT 0,
  -- Null for a link that a whole squad may use.
  most_uses integer,
  invited_by uuid REFERENCES users ON DELETE SET NULL,
  answered_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (team_id, id),
  FOREIGN KEY (team_id, member_id) REFERENCES team_members ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX team_invitations_of_address ON team_invitations (email_key) WHERE email_key IS NOT NULL;
--> statement-breakpoint
CREATE INDEX team_invitations_of_user ON team_invitations (user_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX team_invitations_answered_by ON team_invitations (answered_by) WHERE answered_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX team_invitations_of_member ON team_invitations (team_id, member_id) WHERE member_id IS NOT NULL;
--> statement-breakpoint
-- Somebody asks a team to take them in.
CREATE TABLE team_join_requests (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  words text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'declined', 'withdrawn')),
  reply text NOT NULL DEFAULT '',
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  PRIMARY KEY (team_id, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX team_join_requests_once ON team_join_requests (team_id, user_id) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX team_join_requests_of_user ON team_join_requests (user_id);
