import { rm } from 'node:fs/promises';
import { newId } from '../../src/server/database/new-id.ts';
import { createApi } from '../../src/server/api.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { putOnPlan } from '../../src/server/entitlements/index.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { sessionCookie } from '../session-cookie.ts';

/** An application with one player, who has no limit of requests; `ask` sends a call and reads its JSON. */
export async function askingApp(folder: string) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent') });
  const { hono } = createApi(app);
  const userId = newId();
  const { pool } = app.database;
  await pool.query(`insert into users (id, status, user_type, full_name, email) values ($1, 'ACTIVE', 'player', 'Bench', $2)`, [
    userId,
    `${userId}@elevate.example`,
  ]);
  await putOnPlan(pool, userId, 'Pro', new Date(Date.now() + 86_400_000));
  const cookie = await sessionCookie(app, userId);
  const headers: Record<string, string> = { 'content-type': 'application/json', cookie };
  const caller = { requestId: '', address: '127.0.0.1', setCookies: [], header: (name: string) => headers[name] };

  /** The answer to a POST with these fields. */
  async function ask<Body>(path: string, fields: object): Promise<Body> {
    await pool.query('delete from assistant_credits');
    await pool.query('delete from rate_limits');
    const asked = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
    return (await (await hono.fetch(asked, { caller })).json()) as Body;
  }
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ask, close };
}
