-- A conversation of a team: of all, of its staff, about one event, or between some of its people.
CREATE TABLE conversations (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('team', 'staff', 'event', 'people')),
  event_id uuid,
  -- A hash of the people of a private conversation, so that the same people have one; null once one of them has deleted their account.
  people_key text,
  -- The number of the last message, and of the last change of any message. Both are given while the row is locked, so they follow the commits.
  last_seq bigint NOT NULL DEFAULT 0,
  last_change bigint NOT NULL DEFAULT 0,
  last_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, id),
  FOREIGN KEY (team_id, event_id) REFERENCES team_events ON DELETE CASCADE,
  CHECK ((kind = 'event') = (event_id IS NOT NULL)),
  CHECK (people_key IS NULL OR kind = 'people')
);
--> statement-breakpoint
CREATE UNIQUE INDEX conversations_of_team ON conversations (team_id, kind) WHERE kind IN ('team', 'staff');
--> statement-breakpoint
CREATE UNIQUE INDEX conversations_of_event ON conversations (team_id, event_id) WHERE event_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX conversations_of_people ON conversations (team_id, people_key) WHERE people_key IS NOT NULL;
--> statement-breakpoint
-- Who was asked into a private conversation. Guardians of a minor among them read it too, without a row.
CREATE TABLE conversation_participants (
  team_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, conversation_id, user_id),
  FOREIGN KEY (team_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX conversation_participants_of_user ON conversation_participants (user_id);
--> statement-breakpoint
CREATE TABLE messages (
  team_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- The order of a conversation, without gaps.
  seq bigint NOT NULL,
  -- The change of the conversation that made this row what it is: whoever knows all changes up to a number reads the later ones.
  change bigint NOT NULL,
  -- Null for somebody who has deleted their account.
  sender_id uuid REFERENCES users ON DELETE SET NULL,
  -- The id that the sender's device gave it: a message that is sent again is the same one.
  client_id uuid NOT NULL,
  text text NOT NULL,
  reply_to_seq bigint,
  sent_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  pinned_at timestamptz,
  PRIMARY KEY (team_id, conversation_id, seq),
  FOREIGN KEY (team_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX messages_once ON messages (team_id, sender_id, client_id);
--> statement-breakpoint
CREATE INDEX messages_by_change ON messages (team_id, conversation_id, change);
--> statement-breakpoint
CREATE INDEX messages_of_sender ON messages (sender_id) WHERE sender_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE message_mentions (
  team_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (team_id, conversation_id, seq, user_id),
  FOREIGN KEY (team_id, conversation_id, seq) REFERENCES messages ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX message_mentions_of_user ON message_mentions (user_id);
--> statement-breakpoint
CREATE TABLE message_reactions (
  team_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  emoji text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, conversation_id, seq, user_id, emoji),
  FOREIGN KEY (team_id, conversation_id, seq) REFERENCES messages ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX message_reactions_of_user ON message_reactions (user_id);
--> statement-breakpoint
-- How far somebody has read, and how they keep the conversation. No row: nothing yet.
CREATE TABLE conversation_reads (
  team_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Only grows.
  last_read_seq bigint NOT NULL DEFAULT 0,
  is_muted boolean NOT NULL DEFAULT false,
  is_archived boolean NOT NULL DEFAULT false,
  -- What they have typed and not sent.
  draft text NOT NULL DEFAULT '',
  PRIMARY KEY (team_id, conversation_id, user_id),
  FOREIGN KEY (team_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX conversation_reads_of_user ON conversation_reads (user_id);
--> statement-breakpoint
-- The accounts that talk in a team: its squad, and the guardians of its minors; one row each. Somebody who is a minor in one of their roles
-- is a minor.
CREATE VIEW chat_people AS
SELECT team_id, user_id, bool_or(is_minor) AS is_minor, bool_or(is_staff) AS is_staff, min(since) AS since,
  coalesce(min(member_name), min(account_name)) AS name
FROM (
  SELECT member.team_id, member.user_id, minor.member_id IS NOT NULL AS is_minor, member.role IN ('owner', 'manager', 'coach') AS is_staff,
    member.joined_at AS since, trim(member.first_name || ' ' || member.last_name) AS member_name, NULL::text AS account_name
  FROM participants member
  LEFT JOIN minors minor ON minor.team_id = member.team_id AND minor.member_id = member.id
  WHERE member.user_id IS NOT NULL
  UNION ALL
  SELECT guardian.team_id, guardian.user_id, false, false, guardian.since, NULL, account.full_name
  FROM active_guardians guardian JOIN users account ON account.id = guardian.user_id) AS roles
GROUP BY team_id, user_id;
--> statement-breakpoint
-- Who reads a conversation. Minors read none of the staff; guardians read those of their children.
CREATE VIEW conversation_people AS
SELECT conversation.team_id, conversation.id AS conversation_id, person.user_id, person.is_minor, person.is_staff, person.since, person.name
FROM conversations conversation
JOIN chat_people person ON person.team_id = conversation.team_id
WHERE CASE conversation.kind
  WHEN 'staff' THEN person.is_staff AND NOT person.is_minor
  WHEN 'people' THEN EXISTS (
      SELECT FROM conversation_participants participant WHERE participant.team_id = conversation.team_id
        AND participant.conversation_id = conversation.id AND participant.user_id = person.user_id)
    OR EXISTS (
      SELECT FROM conversation_participants participant
      JOIN participants ward ON ward.team_id = participant.team_id AND ward.user_id = participant.user_id
      JOIN active_guardians guardian ON guardian.team_id = ward.team_id AND guardian.member_id = ward.id
      WHERE participant.team_id = conversation.team_id AND participant.conversation_id = conversation.id
        AND guardian.user_id = person.user_id)
  ELSE true END;
