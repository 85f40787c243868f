import type pg from 'pg';
import type { User } from '../../contract/identity.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
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
