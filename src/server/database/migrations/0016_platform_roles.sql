CREATE TABLE platform_roles (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('administrator', 'moderator', 'editor')),
  granted_at timestamptz NOT NULL,
  -- Null where a command granted it, or the account is gone.
  granted_by uuid REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (user_id, role)
);
--> statement-breakpoint
-- Who granted or revoked which role, and when. Rows are only added; they go with the account that they are about.
CREATE TABLE platform_role_changes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  role text NOT NULL,
  change text NOT NULL CHECK (change IN ('granted', 'revoked')),
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (user_id, id)
);
