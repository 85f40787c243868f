import type pg from 'pg';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { forgetViewer } from './known-viewers.ts';
import type { UserRow } from './users.ts';

export type ProvenWay = {
  kind: 'email' | 'phone' | 'google' | 'facebook' | 'strava';
  /** A lower-cased address, an E.164 number, or the other site's id of the account. */
  subject: string;
  /** What its owner recognises it by. */
  shown: string;
};

type Found = UserRow & { wayId: string; isVerified: boolean; hasProvenWay: boolean; isFreshlyUsed: boolean };

const find = `
  select u.id, u.status, u.user_type as "userType", u.full_name as "fullName", u.email,
    w.id as "wayId", w.verified_at is not null as "isVerified", coalesce(w.last_used_at > now() - interval '1 hour', false) as "isFreshlyUsed",
    exists (select from user_ways o where o.user_id = w.user_id and o.verified_at is not null) as "hasProvenWay"
  from user_ways w join users u on u.id = w.user_id where w.kind = $1 and w.subject = $2 for update of w`;

const make = `
  with made as (insert into users (id, status, full_name, email) values ($1, 'INACTIVE', $2, $3) returning id)
  insert into user_ways (id, user_id, kind, subject, shown, verified_at, last_used_at)
  select $4, id, $5, $6, $7, now(), now() from made on conflict do nothing`;

/**
 * The account of a way in that was just proved, made if there is none. What somebody set up on an address before its owner
 * proved it (a password, other ways in, sessions) ends with the proof, so nobody can lie in wait on another's address.
 */
export async function signInByWay(app: AppContext, client: pg.ClientBase, way: ProvenWay, fullName = ''): Promise<UserRow> {
  const found = await findWay(client, way);
  if (found?.isVerified) {
    if (!found.isFreshlyUsed) await client.query('update user_ways set last_used_at = now() where id = $1', [found.wayId]);
    return found;
  }
  if (found && !found.hasProvenWay) return claim(app, client, found, way);
  // Somebody proved who they are otherwise and only named this address: it was never theirs, the account is.
  if (found) await client.query('delete from user_ways where id = $1', [found.wayId]);
  return makeUser(app, client, way, fullName);
}

async function makeUser(app: AppContext, client: pg.ClientBase, way: ProvenWay, fullName: string): Promise<UserRow> {
  const id = newId();
  const email = way.kind === 'email' ? way.shown : null;
  const values = [id, fullName, email, newId(), way.kind, way.subject, way.shown];
  const { rowCount } = await client.query({ name: 'make-user', text: make, values });
  if (rowCount === 1) return { id, status: 'INACTIVE', userType: null, fullName, email };
  // Somebody was quicker by an instant: theirs is the account.
  await client.query('delete from users where id = $1', [id]);
  return signInByWay(app, client, way, fullName);
}

/** Puts a proven way on an account. False where it belongs to another one. */
export async function addWay(app: AppContext, client: pg.ClientBase, userId: string, way: ProvenWay): Promise<boolean> {
  const found = await findWay(client, way);
  if (found?.isVerified && found.id !== userId) return false;
  // Unproved on another account: it was never theirs.
  if (found && found.id !== userId) await client.query('delete from user_ways where id = $1', [found.wayId]);
  const { rowCount } = await client.query(
    `insert into user_ways (id, user_id, kind, subject, shown, verified_at) values ($1, $2, $3, $4, $5, now())
     on conflict (kind, subject) do update set verified_at = coalesce(user_ways.verified_at, now()), shown = excluded.shown
     where user_ways.user_id = excluded.user_id`,
    [newId(), userId, way.kind, way.subject, way.shown],
  );
  // Somebody was quicker by an instant: what they have now decides.
  if (rowCount === 0) return addWay(app, client, userId, way);
  if (way.kind !== 'email') return true;
  await client.query('update users set email = coalesce(email, $2) where id = $1', [userId, way.shown]);
  await forgetViewer(app, client, userId);
  return true;
}

/** Whether a way in is somebody's already. */
export const isProven = async (client: pg.ClientBase, way: ProvenWay): Promise<boolean> =>
  (await findWay(client, way))?.isVerified ?? false;

async function findWay(client: pg.ClientBase, { kind, subject }: ProvenWay): Promise<Found | undefined> {
  return (await client.query<Found>({ name: 'find-way', text: find, values: [kind, subject] })).rows[0];
}

async function claim(app: AppContext, client: pg.ClientBase, { wayId, ...user }: Found, way: ProvenWay): Promise<UserRow> {
  await client.query('update user_ways set verified_at = now(), last_used_at = now(), shown = $2 where id = $1', [wayId, way.shown]);
  await client.query('delete from user_ways where user_id = $1 and id <> $2', [user.id, wayId]);
  await client.query('delete from user_passwords where user_id = $1', [user.id]);
  await client.query('delete from sessions where user_id = $1', [user.id]);
  await forgetViewer(app, client, user.id);
  if (way.kind !== 'email') return user;
  await client.query('update users set email = $2 where id = $1', [user.id, way.shown]);
  return { ...user, email: way.shown };
}
