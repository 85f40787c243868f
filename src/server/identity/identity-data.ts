import type pg from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import type { ExportSection, Person } from '../http/personal-data.ts';
import { imagesOf } from './organisation/organisation.ts';

type Row = Record<string, unknown>;

const account = sql<Row, [userId: string]>`
  select id, status, user_type, full_name, email, is_adult, created_at,
    exists (select from user_passwords where user_id = $1) as has_password from users where id = $1`;
const waysIn = sql<Row, [userId: string]>`
  select kind, subject, shown, verified_at, created_at, last_used_at from user_ways where user_id = $1 order by created_at, id`;
const sessions = sql<Row, [userId: string]>`
  select device, place, started_at, last_seen_at, expires_at from sessions where user_id = $1 order by started_at, id`;
const organisation = sql<Row, [userId: string]>`
  select name, business_type, description, address, city, state, sports, emails, phones, images, opening_hours, social_links, is_public
  from organisations where user_id = $1`;

// The code of a phone number is stored under a key with a prefix.
const deleteCodes = sql<never, [userId: string]>`
  delete from one_time_codes where email_key in (
    select case kind when 'phone' then 'phone:' || subject else subject end from user_ways
    where user_id = $1 and kind in ('email', 'phone') and verified_at is not null)`;

export const identityTables = {
  exports: ['users', 'user_passwords', 'user_ways', 'sessions', 'organisations'],
  erases: ['users', 'user_passwords', 'user_ways', 'sessions', 'organisations', 'one_time_codes', 'password_resets'],
  keeps: {
    one_time_codes: 'not exported: hashes of codes that work for two hours at most',
    password_resets: 'not exported: hashes of tokens that work for an hour',
  },
} as const;

/** The account, its ways to sign in, its sessions and its organisation. Hashes of codes, tokens and passwords are left out. */
export async function exportIdentity(db: Queryable, { userId }: Person): Promise<Record<string, ExportSection>> {
  const read = async (statement: typeof account) => (await query(db, statement, [userId])).rows;
  const [[user], ways, opened, [owned]] = await Promise.all([read(account), read(waysIn), read(sessions), read(organisation)]);
  return { account: user ?? {}, waysIn: ways, sessions: opened, organisation: owned ?? null };
}

/** Deletes the codes of a person. Resolves to the organisation's pictures; the other tables are deleted by cascade with the user. */
export async function eraseIdentity(_app: AppContext, client: pg.ClientBase, { userId }: Person): Promise<readonly string[]> {
  const images = await imagesOf(client, userId);
  await query(client, deleteCodes, [userId]);
  return images;
}
