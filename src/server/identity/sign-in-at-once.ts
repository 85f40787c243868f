import type { AppContext } from '../http/app-context.ts';
import { insertEvents, notifyPublished } from '../live/publish.ts';
import type { Caller } from '../http/route.ts';
import { newId } from '../database/new-id.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { returnAllowance } from './code-allowances.ts';
import { askerOf } from './devices.ts';
import { attemptOf, emailKey, spendCodeSql, type Attempt } from './one-time-codes.ts';
import { newSession, type NewSession } from './sessions.ts';
import type { UserRow } from './users.ts';
import { sealedSession } from './session-cookies.ts';

type Found = { [Key in keyof UserRow]: UserRow[Key] | null } & {
  /** The browser that the code was made for; null if the code was wrong. */
  codeDevice: string | null;
  isCodeKnown: boolean | null;
  isUnverified: boolean;
  notified: string | null;
};
type Values = [...attempt: Attempt, userId: string, email: string, wayId: string, ...session: NewSession, publishId: string];
type Outcome = { user: UserRow; token: string } | 'wrong' | undefined;

/** Another request was faster, or the database asks for a retry: nothing was written. */
const another = new Set(['23503', '23505', '40001', '40P01', '57P01']);

const ownId = 'jsonb_build_array(id)';

// An unverified account is left alone here, together with its code: `signIn` handles it step by step.
const atOnce = prepared(
  'sign-in-at-once',
  sql<Found, Values>`
  with way as (
    select id, user_id, verified_at, last_used_at from user_ways where kind = 'email' and subject = $1
  ), tried as (
    ${spendCodeSql} and not exists (select from way where verified_at is null) returning used_at is not null as is_right, device, is_known
  ), spent as (
    select device, is_known from tried where is_right limit 1
  ), made as (
    insert into users (id, status, full_name, email) select $7, 'INACTIVE', '', $8 from spent
    where not exists (select from way) returning id, status, user_type, full_name, email
  ), made_way as (
    insert into user_ways (id, user_id, kind, subject, shown, verified_at, last_used_at) select $9, id, 'email', $1, $8, now(), now() from made
  ), used as (
    update user_ways u set last_used_at = now() from way, spent
    where u.id = way.id and (u.last_used_at < now() - interval '1 hour') is not false
  ), person as (
    select * from made union all
    select u.id, u.status, u.user_type, u.full_name, u.email from way, spent, users u where u.id = way.user_id
  ), opened as (
    insert into sessions (id, token_hash, device, place, expires_at, user_id)
    select $10, $11, $12, $13, now() + make_interval(days => $14), id from person
  ), published as (
    ${insertEvents('session.changed', { id: '$15', data: { userIds: ownId, actorIds: ownId }, from: 'from person' })}
  )
  select (select device from spent) as "codeDevice", (select is_known from spent) as "isCodeKnown",
    exists (select from way where verified_at is null) as "isUnverified",
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
  const attempt = attemptOf(app, key, fields.passcode, await askerOf(app, key, caller));
  const found = await run(app, [...attempt, newId(), fields.email, newId(), ...session, newId()]);
  if (!found || found.isUnverified) return undefined;
  const { codeDevice, isCodeKnown } = found;
  if (codeDevice === null) return 'wrong';
  await returnAllowance(app, key, { device: codeDevice, isKnown: isCodeKnown ?? false });
  return found.id ? { token, user: found as UserRow } : 'wrong';
}

async function run({ database }: AppContext, values: Values): Promise<Found | undefined> {
  try {
    return (await query(database.pool, atOnce, values)).rows[0];
  } catch (error) {
    if (another.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}
