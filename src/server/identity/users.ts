import type pg from 'pg';
import type { User } from '../../contract/identity.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { forgetViewer } from './known-viewers.ts';

export type UserRow = { id: string; status: User['status']; userType: User['userType']; fullName: string; email: string | null };

/** A user in the shape of spec §3. */
export const presentUser = ({ id, status, userType, fullName, email }: UserRow): User => ({
  id,
  status,
  email,
  userType,
  profile: { fullName },
});

/** The signed-in user in the same shape. */
export const presentViewer = ({ userId, ...rest }: Viewer): User => presentUser({ id: userId, ...rest });

const readById = sql<
  UserRow,
  [userId: string]
>`select id, status, user_type as "userType", full_name as "fullName", email from users where id = $1`;

/** One user; throws if there is none with that id. */
export async function readUser(db: Queryable, userId: string): Promise<User> {
  const { rows } = await query(db, readById, [userId]);
  if (!rows[0]) throw new Error('There is no user with this id');
  return presentUser(rows[0]);
}

const changeUser = sql<never, [userId: string, fullName: string]>`update users set full_name = $2 where id = $1`;

/** Changes a user's name. Runs inside the caller's transaction. */
export async function renameUser(app: AppContext, client: pg.ClientBase, userId: string, fullName: string): Promise<void> {
  await query(client, changeUser, [userId, fullName]);
  await forgetViewer(app, client, userId);
}

type Age = { isAdult: boolean | null; userType: User['userType'] };

const lock = sql<
  Age & { status: User['status'] },
  [userId: string]
>`select is_adult as "isAdult", user_type as "userType", status from users where id = $1 for no key update`;

/** Locks a user until the transaction ends, and resolves to what they said of their age. Refuses `introduceFirst` before the onboarding. */
export async function lockAge(client: pg.ClientBase, userId: string): Promise<Age> {
  const { rows } = await query(client, lock, [userId]);
  // The account was deleted meanwhile.
  if (!rows[0]) throw new Refusal('sessionExpired');
  const { status, ...age } = rows[0];
  if (status === 'INACTIVE') throw new Refusal('introduceFirst');
  return age;
}

const readAdult = sql<{ isAdult: boolean | null }, [userId: string]>`select is_adult as "isAdult" from users where id = $1`;

/** Whether a user said that they are 18 or older; null if they were never asked. */
export const readAge = async (db: Queryable, userId: string): Promise<boolean | null> =>
  (await query(db, readAdult, [userId])).rows[0]?.isAdult ?? null;

const writeAge = sql<never, [userId: string, isAdult: boolean]>`update users set is_adult = $2 where id = $1`;
const hideOrganisation = sql<never, [userId: string]>`
  update organisations set is_public = false, version = version + 1 where user_id = $1 and is_public`;

/** Stores whether a user is 18 or older. The organisation of a minor is not public, and stays so until its owner changes it. */
export async function changeAge(client: pg.ClientBase, userId: string, isAdult: boolean): Promise<void> {
  await query(client, writeAge, [userId, isAdult]);
  if (!isAdult) await query(client, hideOrganisation, [userId]);
}
