import { eq, sql } from 'drizzle-orm';
import { readBatched } from '../database/batched.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller, FindViewer, Viewer } from '../http/route.ts';
import { sessions, users } from '../database/tables/identity.ts';
import { keepSessionAlive } from './sessions.ts';
import { knownViewers } from './known-viewers.ts';
import { openCookie, sealedSession } from './session-cookies.ts';
import { signedOut } from './signed-out.ts';

/**
 * Finds the viewer of a session: from memory if found within the last seconds, otherwise by one statement for all requests of the same
 * instant. A cookie that cannot be decrypted is logged and ignored.
 */
export function findViewerIn(app: AppContext): FindViewer {
  const read = readSessions(app);
  const viewers = knownViewers(app);
  const ended = signedOut(app);
  const asked = new WeakMap<Caller, Promise<Viewer | undefined>>();

  async function look(caller: Caller): Promise<Viewer | undefined> {
    const sealed = sealedSession(caller);
    if (sealed === undefined) return undefined;
    const hash = await openCookie(app, sealed);
    if (hash === undefined) {
      app.log.warn({ requestId: caller.requestId }, 'session cookie cannot be decrypted');
      return undefined;
    }
    const viewer = ended.has(hash) ? undefined : (viewers.find(hash) ?? (await readViewer(hash)));
    if (!viewer) app.log.info({ requestId: caller.requestId }, 'session has ended');
    return viewer;
  }

  async function readViewer(hash: string): Promise<Viewer | undefined> {
    const keep = viewers.reading();
    const found = await read(hash);
    if (!found) return undefined;
    const { id: _hash, lastSeenAt, expiresAt, ...viewer } = found;
    keep(hash, viewer, expiresAt);
    keepSessionAlive(app, viewer.sessionId, lastSeenAt);
    return viewer;
  }

  return (caller) => {
    const running = asked.get(caller) ?? look(caller);
    asked.set(caller, running);
    return running;
  };
}

function readSessions({ database }: AppContext) {
  const statement = database.db
    .select({
      id: sessions.tokenHash,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      status: users.status,
      userType: users.userType,
      fullName: users.fullName,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[]) and ${sessions.expiresAt} > now()`)
    .prepare('open-sessions');
  return readBatched((hashes) => statement.execute({ hashes }));
}
