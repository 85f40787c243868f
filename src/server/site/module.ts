import { defineModule } from '../module/define-module.ts';
import { contactNotifications, removeContactMessages } from './contact-messages.ts';
import { siteRoutes } from './routes.ts';
import { query, sql } from '../database/sql.ts';

const messages = sql<never, [addresses: readonly string[]]>`
  select name, email, subject, message, created_at from contact_messages where lower(email) = any($1) order by created_at, id`;

export const siteModule = defineModule({
  name: 'site',
  routes: siteRoutes,
  notifications: contactNotifications,
  personalData: {
    exports: ['contact_messages'],
    erases: ['contact_messages'],
    collect: async (db, { addresses }) => ({ contactMessages: (await query(db, messages, [addresses])).rows }),
    erase: (_app, client, { addresses }) => removeContactMessages(client, addresses),
  },
});
