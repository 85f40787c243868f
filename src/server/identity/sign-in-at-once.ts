import type { AppContext } from '../http/app-context.ts';
import { notifyPublished } from '../live/publish.ts';
import type { Caller } from '../http/route.ts';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { codeHash, emailKey, spendCodeSql } from './one-time-codes.ts';
import { newSession, type NewSession } from './sessions.ts';
import type { UserRow } from './users.ts';
import { sealedSession } from './session-cookies.ts';

type Found = { [Key in keyof UserRow]: UserRow[Key] | null } & { isRight: boolean | null; isUnverified: boolean; notified: string | null };
type Values = [
  key: string,
  codeHash: string,
  codeFailuresAnHour: number,
  userId: string,
  email: string,
  wayId: string,
  ...session: NewSession,
  publishId: string,
  now: Date,
];
type Outcome = { user: UserRow; token: string } | 'wrong' | undefined;

/** Another request was faster, or the database asks for a retry: nothing was written. */
const another = new Set(['23503', '23505', '40001', '40P01', '57P01']);

// An unverified account is left alone here, together with its code: `signIn` handles it step by step.
const atOnce = prepared(
  'sign-in-at-once',
  sql<Found, Values>`
  with way as (
    select id, user_id, verified_at, last_used_at from user_ways where kind = 'email' and subject = $1
  ), spent as (
    ${spendCodeSql('$13')} and not exists (select from way where verified_at is null) returning used_at is not null as is_right
  ), made as (
    insert into users (id, status, full_name, email) select $4, 'INACTIVE', '', $5 from spent
    where is_right and not exists (select from way) returning id, status, user_type, full_name, email
  ), made_way as (
    insert into user_ways (id, user_id, kind, subject, shown, verified_at, last_used_at) select $6, id, 'email', $1, $5, now(), now() from made
  ), used as (
    update user_ways u set last_used_at = now() from way, spent
    where is_right and u.id = way.id and (u.last_used_at < now() - interval '1 hour') is not false
  ), person as (
    select * from made union all
    select u.id, u.status, u.user_type, u.full_name, u.email from way, spent, users u where is_right and u.id = way.user_id
  ), opened as (
    insert into sessions (id, token_hash, device, place, expires_at, user_id)
    select $7, $8, $9, $10, now() + make_interval(days => $11), id from person
  ), published as (
    insert into domain_events (id, type, data)
    select $12, 'session.changed', jsonb_build_object('userIds', jsonb_build_array(id)) from person
  )
  select (select is_right from spent) as "isRight", exists (select from way where verified_at is null) as "isUnverified",
    id, status, user_type as "userType", full_name as "fullName", email, (${notifyPublished}) as notified
  from (values (1)) one left join person on true`,
);

/**
 * Signs in with a mailed code by one statement, for a browser without a session and a verified or new address. Undefined in all other
 * cases, in which nothing is written: use `signIn` then.
 */
export async function signInAtOnce(app: AppContext, fields: { email: string; passcode: string }, caller: Caller): Promise<Outcome> {
  if (sealedSession(caller) !== undefined) return undefined;
  const key = emailKey(fields.email);
  const { token, values: session } = await newSession(app, caller);
  const code = codeHash(app.secrets, key, fields.passcode);
  const found = await run(app, [key, code, limits.codeFailuresAnHour, newId(), fields.email, newId(), ...session, newId(), new Date()]);
  if (!found || found.isUnverified) return undefined;
  return found.isRight && found.id ? { token, user: found as UserRow } : 'wrong';
}

async function run({ database }: AppContext, values: Values): Promise<Found | undefined> {
  try {
    return (await query(database.pool, atOnce, values)).rows[0];
  } catch (error) {
    if (another.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}
