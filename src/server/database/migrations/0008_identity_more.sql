-- Tokens of an identity provider that were taken, as hashes, for as long as they could be sent again.
CREATE TABLE taken_tokens (
  token_hash text PRIMARY KEY,
  until timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX taken_tokens_until ON taken_tokens (until);
--> statement-breakpoint
-- Counts the changes of an organisation, so that none is lost under another.
ALTER TABLE organisations ADD COLUMN version integer NOT NULL DEFAULT 1;
