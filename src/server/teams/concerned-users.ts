import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

type Found = { userId: string };

const ofMembers = sql<Found, [teamId: string, memberIds: readonly string[]]>`
  select distinct user_id as "userId" from member_users where team_id = $1 and member_id = any($2::uuid[])`;
const ofTeam = sql<Found, [teamId: string]>`select distinct user_id as "userId" from team_viewers where team_id = $1`;

const active = sql<{ id: string }, [teamId: string, memberIds: readonly string[]]>`
  select id from active_members where team_id = $1 and id = any($2::uuid[])`;

/** Those of these members who were not removed. */
export const activeAmong = async (db: Queryable, teamId: string, memberIds: readonly string[]): Promise<string[]> =>
  (await query(db, active, [teamId, memberIds])).rows.map(({ id }) => id);

/** The accounts that members of a team concern: their own and those of their guardians, also if a member was removed. */
export const usersOfMembers = async (db: Queryable, teamId: string, memberIds: readonly string[]): Promise<string[]> =>
  memberIds.length === 0 ? [] : (await query(db, ofMembers, [teamId, memberIds])).rows.map(({ userId }) => userId);

/** Everybody who may see a team: its members and the guardians of members. */
export const usersOfTeam = async (db: Queryable, teamId: string): Promise<string[]> =>
  (await query(db, ofTeam, [teamId])).rows.map(({ userId }) => userId);
