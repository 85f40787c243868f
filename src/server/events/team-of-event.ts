import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

const readTeam = sql<{ name: string }, [teamId: string]>`select name from teams where id = $1`;

/** The team's name, for mails about its events. */
export async function teamNameOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await query(db, readTeam, [teamId]);
  return rows[0]?.name ?? '';
}

const readZone = sql<{ zone: string }, [teamId: string]>`select time_zone as zone from teams where id = $1`;

/** The team's time zone. */
export async function teamZoneOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await query(db, readZone, [teamId]);
  return rows[0]?.zone ?? 'UTC';
}
