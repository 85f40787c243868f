-- A code belongs to the browser that asked for it, so that nobody can end or use up the code of another. Codes work for minutes: none is kept.
DROP TABLE one_time_codes;
--> statement-breakpoint
CREATE TABLE one_time_codes (
  email_key text NOT NULL,
  device text NOT NULL,
  network text NOT NULL,
  is_known boolean NOT NULL,
  code_hash text NOT NULL,
  device_tries integer NOT NULL,
  network_tries integer NOT NULL,
  other_tries integer NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (email_key, device)
);
