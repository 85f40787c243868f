import { defineModule } from '../module/define-module.ts';
import { removeFromWaitlist } from './waitlist.ts';
import { addPlainWaitlist } from './plain-waitlist.ts';
import { joins, waitlistRoutes } from './routes.ts';
import { query, sql } from '../database/sql.ts';

const entries = sql<
  never,
  [addresses: readonly string[]]
>`select name, email, source, created_at from waitlist_entries where email_key = any($1) order by created_at, id`;

export const waitlistModule = defineModule({
  name: 'waitlist',
  routes: waitlistRoutes,
  files: (hono, app) => addPlainWaitlist(hono, app, joins),
  personalData: {
    exports: ['waitlist_entries'],
    erases: ['waitlist_entries'],
    collect: async (db, { addresses }) => ({ waitlist: (await query(db, entries, [addresses])).rows }),
    erase: (_app, client, { addresses }) => removeFromWaitlist(client, addresses),
  },
});
