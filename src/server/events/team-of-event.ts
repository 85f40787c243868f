import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

const readTeam = sql<{ name: string }, [teamId: string]>`select name from teams where id = $1`;

/** What a team is called, for the mails about its events. */
export async function teamNameOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await query(db, readTeam, [teamId]);
  return rows[0]?.name ?? '';
}

const readZone = sql<{ zone: string }, [teamId: string]>`select time_zone as zone from teams where id = $1`;

/** The zone of a team's own clock. */
export async function teamZoneOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await query(db, readZone, [teamId]);
  return rows[0]?.zone ?? 'UTC';
}
