import type { Queryable } from '../database/queryable.ts';

/** What a team is called, for the mails about its events. */
export async function teamNameOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from teams where id = $1', [teamId]);
  return rows[0]?.name ?? '';
}

/** The zone of a team's own clock. */
export async function teamZoneOf(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await db.query<{ zone: string }>('select time_zone as zone from teams where id = $1', [teamId]);
  return rows[0]?.zone ?? 'UTC';
}
