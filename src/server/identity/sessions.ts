import Bowser from 'bowser';
import { publish } from '../live/publish.ts';
import type pg from 'pg';
import type { OpenSession } from '../../contract/account.ts';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller, Viewer } from '../http/route.ts';
import { forgetViewer } from './known-viewers.ts';
import { openCookie, sealedSession } from './session-cookies.ts';
import { newToken, tokenHash } from '../http/tokens.ts';

/** The id, the hash of the token, the device, the place and the lifetime in days of a new session. */
export type NewSession = [id: string, tokenHash: string, device: string, place: string, days: number];

const insert = prepared(
  'open-session',
  sql<never, [...NewSession, userId: string]>`
  insert into sessions (id, token_hash, device, place, expires_at, user_id)
  values ($1, $2, $3, $4, now() + make_interval(days => $5), $6)`,
);

/** Opens a session with a new token; the browser's previous session ends, so that a planted cookie is useless. Resolves to the token. */
export async function openSession(app: AppContext, client: pg.ClientBase, caller: Caller, userId: string): Promise<string> {
  await endCarriedSession(app, client, caller);
  const { token, values } = await newSession(app, caller);
  await query(client, insert, [...values, userId]);
  await publish(client, { type: 'session.changed', userIds: [userId], actorIds: [userId] });
  return token;
}

/** The data of a new session for this caller. */
export async function newSession(app: AppContext, caller: Caller): Promise<{ token: string; values: NewSession }> {
  const token = newToken();
  const device = describeDevice(caller.header('user-agent'));
  return { token, values: [newId(), tokenHash(token), device, await placeOf(app, caller), limits.sessionDays] };
}

const deleteSession = sql<{ userId: string }, [hash: string]>`delete from sessions where token_hash = $1 returning user_id as "userId"`;

/** Ends the session of a request, if it has one. Runs inside the caller's transaction. */
async function endCarriedSession(app: AppContext, client: pg.ClientBase, caller: Caller): Promise<void> {
  const hash = await carriedSession(app, caller);
  if (hash !== undefined) await endSessionWith(app, client, hash);
}

/** The hash of the token that a request carries; undefined without a readable one. */
export async function carriedSession(app: AppContext, caller: Caller): Promise<string | undefined> {
  const sealed = sealedSession(caller);
  return sealed === undefined ? undefined : openCookie(app, sealed);
}

/** Ends the session with this token, if it is open. Runs inside the caller's transaction. */
export async function endSessionWith(app: AppContext, client: pg.ClientBase, tokenHash: string): Promise<void> {
  const { rows } = await query(client, deleteSession, [tokenHash]);
  if (rows[0]) await forgetViewer(app, client, rows[0].userId);
}

/** The city and country, by which the owner recognises a session. Signing in does not depend on it. */
async function placeOf({ providers, log }: AppContext, { address }: Caller): Promise<string> {
  try {
    const { city, country_name } = await providers.ipLocation.locate(address);
    return [city, country_name].filter(Boolean).join(', ');
  } catch (error) {
    log.warn({ err: error }, 'place of a sign-in not found');
    return '';
  }
}

type Row = { id: string; device: string; place: string; startedAt: Date; lastSeenAt: Date };

const list = sql<
  Row,
  [userId: string, sessionId: string]
>`select id, device, place, started_at as "startedAt", last_seen_at as "lastSeenAt" from sessions
  where user_id = $1 and expires_at > now() order by id = $2 desc, last_seen_at desc limit 100`;

/** The viewer's sessions, the current one first. */
export async function listSessions({ database }: AppContext, { userId, sessionId }: Viewer): Promise<OpenSession[]> {
  const { rows } = await query(database.pool, list, [userId, sessionId]);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: row.id === sessionId,
  }));
}

const endOne = sql<never, [userId: string, id: string]>`delete from sessions where user_id = $1 and id = $2`;
const endOthers = sql<never, [userId: string, id: string]>`delete from sessions where user_id = $1 and id <> $2`;

/** Ends one session of the viewer. Refuses `noSuchSession`, also for somebody else's. */
export async function endSession(app: AppContext, id: string, viewer: Viewer): Promise<void> {
  if ((await end(app, viewer, endOne, id)) === 0) throw new Refusal('noSuchSession');
}

/** Ends all sessions of the viewer except the current one. Resolves to how many. */
export const endOtherSessions = (app: AppContext, viewer: Viewer): Promise<number> => end(app, viewer, endOthers, viewer.sessionId);

const end = (app: AppContext, { userId }: Viewer, statement: typeof endOne, id: string): Promise<number> =>
  inTransaction(app.database.pool, async (client) => {
    await forgetViewer(app, client, userId);
    return (await query(client, statement, [userId, id])).rowCount ?? 0;
  });

/** Often enough for 'last seen', without writing at every request. */
const everyMs = 10 * 60_000;

const changeSession = sql<
  never,
  [sessionId: string, sessionDays: number]
>`update sessions set last_seen_at = now(), expires_at = now() + make_interval(days => $2) where id = $1`;

/** Extends a used session, without delaying the request. */
export function keepSessionAlive({ database, log }: AppContext, sessionId: string, lastSeenAt: Date): void {
  if (Date.now() - lastSeenAt.getTime() < everyMs) return;
  query(database.pool, changeSession, [sessionId, limits.sessionDays]).catch((error: unknown) =>
    log.warn({ err: error }, 'session not kept alive'),
  );
}

const longest = 80;

/** The browser's name, such as 'Chrome on Android'; 'Unknown device' for others. */
function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter((name): name is string => Boolean(name));
  return (named.length > 0 ? named.join(' on ') : 'Unknown device').slice(0, longest);
}
