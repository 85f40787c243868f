import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';

/** Often enough for 'last seen', seldom enough that reading does not write each time. */
const everyMs = 10 * 60_000;

/** Moves the end of a session in use on, beside the request. */
export function keepSessionAlive({ database, log }: AppContext, sessionId: string, lastSeenAt: Date): void {
  if (Date.now() - lastSeenAt.getTime() < everyMs) return;
  database.pool
    .query('update sessions set last_seen_at = now(), expires_at = now() + make_interval(days => $2) where id = $1', [
      sessionId,
      limits.sessionDays,
    ])
    .catch((error: unknown) => log.warn({ err: error }, 'session not kept alive'));
}
