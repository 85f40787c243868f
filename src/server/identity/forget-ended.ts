import { query, sql } from '../database/sql.ts';
import { forgetOldEvents } from '../live/live.ts';
import type { JobKind } from '../module/define-module.ts';

const ended = [
  sql`delete from sessions where expires_at < now()`,
  sql`delete from password_resets where expires_at < now()`,
  sql`delete from one_time_codes where expires_at < now()`,
  // An unverified account: somebody typed an address, and its owner may know nothing about it.
  sql`delete from users where status = 'INACTIVE' and created_at < now() - interval '7 days'
    and exists (select from user_ways way where way.user_id = users.id)
    and not exists (select from user_ways way where way.user_id = users.id and way.verified_at is not null)`,
] as const;

/** Deletes expired personal data once an hour: codes, sessions, unverified accounts and rate-limit counts. */
export const forgetEndedJob: JobKind = {
  kind: 'forget-ended',
  isHourly: true,
  work: async (app) => {
    for (const statement of ended) await query(app.database.pool, statement);
    await app.limits.forgetEnded();
    await forgetOldEvents(app.database.pool);
  },
};
