import type pg from 'pg';
import { newId } from '../database/new-id.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { forgetViewer } from './known-viewers.ts';
import type { UserRow } from './users.ts';

export type ProvenWay = {
  kind: 'email' | 'phone' | 'google' | 'facebook' | 'strava';
  /** A lower-case address, an E.164 number, or the provider's id of the account. */
  subject: string;
  /** The label by which its owner recognises it. */
  shown: string;
};

type Found = UserRow & { wayId: string; isVerified: boolean; hasProvenWay: boolean; isFreshlyUsed: boolean };

const find = prepared(
  'find-way',
  sql<Found, [kind: string, subject: string]>`
  select u.id, u.status, u.user_type as "userType", u.full_name as "fullName", u.email,
    w.id as "wayId", w.verified_at is not null as "isVerified", (w.last_used_at > now() - interval '1 hour') is true as "isFreshlyUsed",
    exists (select from user_ways o where o.user_id = w.user_id and o.verified_at is not null) as "hasProvenWay"
  from user_ways w join users u on u.id = w.user_id where w.kind = $1 and w.subject = $2 for update of w`,
);

const make = prepared(
  'make-user',
  sql<never, [id: string, fullName: string, email: string | null, newId: string, kind: string, subject: string, shown: string]>`
  with made as (insert into users (id, status, full_name, email) values ($1, 'INACTIVE', $2, $3) returning id)
  insert into user_ways (id, user_id, kind, subject, shown, verified_at, last_used_at)
  select $4, id, $5, $6, $7, now(), now() from made on conflict do nothing`,
);

const deleteUserWay = sql<never, [wayId: string]>`delete from user_ways where id = $1`;

const changeUserWay = sql<never, [wayId: string]>`update user_ways set last_used_at = now() where id = $1`;

/**
 * The account of a verified way to sign in, created if there is none. Everything that was set up on an address before its owner verified
 * it (a name, a password, other ways, sessions) is deleted, so nobody can prepare an account on another's address.
 */
export async function signInByWay(app: AppContext, client: pg.ClientBase, way: ProvenWay, fullName = ''): Promise<UserRow> {
  const found = await findWay(client, way);
  if (found?.isVerified) {
    if (!found.isFreshlyUsed) await query(client, changeUserWay, [found.wayId]);
    return found;
  }
  if (found && !found.hasProvenWay) return claim(app, client, found, way, fullName);
  // The existing account was verified in another way and never verified this address, so only the address is removed from it.
  if (found) await query(client, deleteUserWay, [found.wayId]);
  return makeUser(app, client, way, fullName);
}

const deleteUser = sql<never, [id: string]>`delete from users where id = $1`;

async function makeUser(app: AppContext, client: pg.ClientBase, way: ProvenWay, fullName: string): Promise<UserRow> {
  const id = newId();
  const email = way.kind === 'email' ? way.shown : null;
  const values = [id, fullName, email, newId(), way.kind, way.subject, way.shown] as const;
  const { rowCount } = await query(client, make, values);
  if (rowCount === 1) return { id, status: 'INACTIVE', userType: null, fullName, email };
  // Another request created the account first, so that one is used.
  await query(client, deleteUser, [id]);
  return signInByWay(app, client, way, fullName);
}

const changeUser = sql<never, [userId: string, shown: string]>`update users set email = coalesce(email, $2) where id = $1`;

const addUserWay = sql<
  never,
  [newId: string, userId: string, kind: string, subject: string, shown: string]
>`insert into user_ways (id, user_id, kind, subject, shown, verified_at) values ($1, $2, $3, $4, $5, now())
     on conflict (kind, subject) do update set verified_at = coalesce(user_ways.verified_at, excluded.verified_at), shown = excluded.shown
     where user_ways.user_id = excluded.user_id`;

const removeWay = sql<never, [wayId: string]>`delete from user_ways where id = $1`;

/** Adds a verified way to an account. False if it belongs to another one. */
export async function addWay(app: AppContext, client: pg.ClientBase, userId: string, way: ProvenWay): Promise<boolean> {
  const found = await findWay(client, way);
  if (found?.isVerified && found.id !== userId) return false;
  // The other account never verified it, so it loses it.
  if (found && found.id !== userId) await query(client, removeWay, [found.wayId]);
  const { rowCount } = await query(client, addUserWay, [newId(), userId, way.kind, way.subject, way.shown]);
  // Another request was faster: decide again from its result.
  if (rowCount === 0) return addWay(app, client, userId, way);
  if (way.kind !== 'email') return true;
  await query(client, changeUser, [userId, way.shown]);
  await forgetViewer(app, client, userId);
  return true;
}

/** Whether a way to sign in already belongs to an account. */
export const isProven = async (client: pg.ClientBase, way: ProvenWay): Promise<boolean> =>
  (await findWay(client, way))?.isVerified ?? false;

async function findWay(client: pg.ClientBase, { kind, subject }: ProvenWay): Promise<Found | undefined> {
  return (await query(client, find, [kind, subject])).rows[0];
}

const changeEmail = sql<never, [id: string, shown: string]>`update users set email = $2 where id = $1`;

const changeName = sql<never, [id: string, fullName: string]>`update users set full_name = $2 where id = $1`;

const deleteSession = sql<never, [id: string]>`delete from sessions where user_id = $1`;

const deleteUserPassword = sql<never, [id: string]>`delete from user_passwords where user_id = $1`;

const deleteOtherWays = sql<never, [id: string, wayId: string]>`delete from user_ways where user_id = $1 and id <> $2`;

const proveWayAt = sql<
  never,
  [wayId: string, shown: string]
>`update user_ways set verified_at = now(), last_used_at = now(), shown = $2 where id = $1`;

async function claim(
  app: AppContext,
  client: pg.ClientBase,
  { wayId, ...found }: Found,
  way: ProvenWay,
  fullName: string,
): Promise<UserRow> {
  const user = { ...found, fullName };
  await query(client, proveWayAt, [wayId, way.shown]);
  await query(client, deleteOtherWays, [user.id, wayId]);
  await query(client, deleteUserPassword, [user.id]);
  await query(client, deleteSession, [user.id]);
  await query(client, changeName, [user.id, fullName]);
  await forgetViewer(app, client, user.id);
  if (way.kind !== 'email') return user;
  await query(client, changeEmail, [user.id, way.shown]);
  return { ...user, email: way.shown };
}
