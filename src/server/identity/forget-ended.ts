import { query, sql } from '../database/sql.ts';
import { forgetOldEvents } from '../live/live.ts';
import type { JobKind } from '../module/define-module.ts';

const ended = [
  sql`delete from sessions where expires_at < now()`,
  sql`delete from password_resets where expires_at < now()`,
  // Wrong codes are counted over an hour, whatever became of the code itself.
  sql`delete from one_time_codes where expires_at < now() and failures_since < now() - interval '1 hour'`,
  // Somebody typed an address and nobody proved it: whoever it belongs to has nothing to do with us.
  sql`delete from users where status = 'INACTIVE' and created_at < now() - interval '7 days'
    and exists (select from user_ways way where way.user_id = users.id)
    and not exists (select from user_ways way where way.user_id = users.id and way.verified_at is not null)`,
] as const;

/** Deletes once an hour what opens nothing any more and still tells of somebody: codes, sessions, registrations that nobody proved, counts of requests. */
export const forgetEndedJob: JobKind = {
  kind: 'forget-ended',
  isHourly: true,
  work: async (app) => {
    for (const statement of ended) await query(app.database.pool, statement);
    await app.limits.forgetEnded();
    await forgetOldEvents(app.database.pool);
  },
};
