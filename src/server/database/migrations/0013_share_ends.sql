-- Links whose time is over are looked for by it, and deleted.
CREATE INDEX assistant_shares_end ON assistant_shares (expires_at);
