-- What somebody bought, as billing keeps it; nobody here is on the free plan.
CREATE TABLE entitlements (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  plan_name text NOT NULL,
  until timestamptz NOT NULL
);
--> statement-breakpoint
-- One request to the assistant each. 'held' while its answer is being written, so that requests at the same instant
-- cannot use one credit twice; it falls back by itself at `held_until`. 'taken' with the answer.
CREATE TABLE assistant_credits (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  month date NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken')),
  held_until timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE INDEX assistant_credits_month ON assistant_credits (user_id, month);
--> statement-breakpoint
-- What a person tells the assistant once, for every plan after.
CREATE TABLE assistant_profiles (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profile jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- A conversation with the assistant: begun by a plan, or by a question (`screen` is 'chat').
CREATE TABLE assistant_chats (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  screen text NOT NULL,
  title text NOT NULL,
  language text NOT NULL,
  -- What the plan was asked for, as checked; null for a conversation without a plan.
  request jsonb,
  -- The number of the plan's newest version; 0 without one.
  plan_version integer NOT NULL DEFAULT 0,
  seed bigint NOT NULL,
  copied_from uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE INDEX assistant_chats_newest ON assistant_chats (user_id, screen, updated_at DESC, id);
--> statement-breakpoint
CREATE TABLE assistant_plan_versions (
  user_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  version integer NOT NULL,
  engine text NOT NULL,
  -- What made it: the words of the change.
  reason text NOT NULL,
  request jsonb NOT NULL,
  plan jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, chat_id, version),
  FOREIGN KEY (user_id, chat_id) REFERENCES assistant_chats (user_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE assistant_messages (
  user_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  id uuid NOT NULL,
  message_type text NOT NULL CHECK (message_type IN ('REQUEST', 'RESPONSE')),
  sender text NOT NULL CHECK (sender IN ('USER', 'SYSTEM')),
  content text NOT NULL,
  engine text,
  cards jsonb NOT NULL DEFAULT '[]',
  sources jsonb NOT NULL DEFAULT '[]',
  plan_version integer,
  is_stopped boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, chat_id, id),
  FOREIGN KEY (user_id, chat_id) REFERENCES assistant_chats (user_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
-- What of a plan is done, by the item's key in it.
CREATE TABLE assistant_ticks (
  user_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  item text NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, chat_id, item),
  FOREIGN KEY (user_id, chat_id) REFERENCES assistant_chats (user_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
-- A link that shows a conversation to whoever has it. Only the hash of its token is kept.
CREATE TABLE assistant_shares (
  user_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  token_hash text NOT NULL UNIQUE,
  with_health boolean NOT NULL,
  -- Nothing that was written later is shown.
  shown_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, chat_id),
  FOREIGN KEY (user_id, chat_id) REFERENCES assistant_chats (user_id, id) ON DELETE CASCADE
);
