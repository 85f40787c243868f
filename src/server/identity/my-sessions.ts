import type { OpenSession } from '../../contract/sessions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { forgetViewer } from './known-viewers.ts';

type Row = { id: string; device: string; place: string; startedAt: Date; lastSeenAt: Date };

const list = `select id, device, place, started_at as "startedAt", last_seen_at as "lastSeenAt" from sessions
  where user_id = $1 and expires_at > now() order by id = $2 desc, last_seen_at desc limit 100`;

/** Where the viewer is signed in, this session first. */
export async function listSessions({ database }: AppContext, { userId, sessionId }: Viewer): Promise<OpenSession[]> {
  const { rows } = await database.pool.query<Row>(list, [userId, sessionId]);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: row.id === sessionId,
  }));
}

/** Ends one session of the viewer. Refuses `noSuchSession`, for somebody else's too. */
export async function endSession(app: AppContext, id: string, viewer: Viewer): Promise<void> {
  if ((await end(app, viewer, 'id = $2', id)) === 0) throw new Refusal('noSuchSession');
}

/** Ends all sessions of the viewer but the one that asks. Resolves to how many. */
export const endOtherSessions = (app: AppContext, viewer: Viewer): Promise<number> => end(app, viewer, 'id <> $2', viewer.sessionId);

const end = (app: AppContext, { userId }: Viewer, which: 'id = $2' | 'id <> $2', id: string): Promise<number> =>
  inTransaction(app.database.pool, async (client) => {
    await forgetViewer(app, client, userId);
    return (await client.query(`delete from sessions where user_id = $1 and ${which}`, [userId, id])).rowCount ?? 0;
  });
