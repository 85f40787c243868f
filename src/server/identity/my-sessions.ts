import type { OpenSession } from '../../contract/sessions.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';

type Row = { id: string; device: string; place: string; startedAt: Date; lastSeenAt: Date };

const list = `select id, device, place, started_at as "startedAt", last_seen_at as "lastSeenAt" from sessions
  where user_id = $1 and expires_at > now() order by id = $2 desc, last_seen_at desc limit 100`;

/** Where the viewer is signed in, this session first. */
export async function listSessions({ database }: House, { userId, sessionId }: Viewer): Promise<OpenSession[]> {
  const { rows } = await database.pool.query<Row>(list, [userId, sessionId]);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: row.id === sessionId,
  }));
}

/** Ends one session of the viewer. Refuses `noSuchSession`, for somebody else's too. */
export async function endSession({ database }: House, id: string, { userId }: Viewer): Promise<void> {
  const { rowCount } = await database.pool.query('delete from sessions where id = $1 and user_id = $2', [id, userId]);
  if (rowCount === 0) throw new Refusal('noSuchSession');
}

/** Ends all sessions of the viewer but the one that asks. Resolves to how many. */
export async function endOtherSessions({ database }: House, { userId, sessionId }: Viewer): Promise<number> {
  const { rowCount } = await database.pool.query('delete from sessions where user_id = $1 and id <> $2', [userId, sessionId]);
  return rowCount ?? 0;
}
