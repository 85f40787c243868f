import type { Hono } from 'hono';
import type { ApiVariables } from './answer-calls.ts';
import type { Providers } from '../providers/index.ts';
import type { AppContext } from './app-context.ts';
import { query, sql } from '../database/sql.ts';

const answers = sql`select 1`;

/**
 * `/healthz`: whether the database answers, whether a disk is full, and the provider of each kind. 503 without the database; with a full disk
 * 200, because reads go on.
 */
export function addHealth(hono: Hono<ApiVariables>, { database, providers, space }: AppContext): void {
  hono.get('/healthz', async (context) => {
    const isDatabaseUp = await query(database.pool, answers).then(
      () => true,
      () => false,
    );
    context.header('Cache-Control', 'no-store');
    return context.json(
      {
        alive: true,
        database: isDatabaseUp ? 'up' : 'down',
        disk: space.isFull() ? 'full' : 'ok',
        providers: {
          mail: providers.mail.name,
          ipLocation: providers.ipLocation.name,
          fileStorage: providers.fileStorage.name,
          phoneIdentity: providers.phoneIdentity?.name ?? 'none',
          social: socialOf(providers),
          assistantModel: providers.assistantModel?.name ?? 'embedded',
        },
      },
      isDatabaseUp ? 200 : 503,
    );
  });
}

const socialOf = ({ social }: Providers) =>
  Object.fromEntries(social.offered.map(({ name, isSandbox }) => [name, isSandbox ? 'sandbox' : name]));
