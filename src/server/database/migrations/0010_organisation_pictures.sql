-- Whether others see the page of an organisation. Those that are here were told that nobody does, so it is theirs to say.
ALTER TABLE organisations ADD COLUMN is_public boolean NOT NULL DEFAULT false;
