import type { Runs } from '../jobs/jobs.ts';

/** What a team is called, for the mails about its events. */
export async function teamNameOf(runs: Runs, teamId: string): Promise<string> {
  const { rows } = await runs.query<{ name: string }>('select name from teams where id = $1', [teamId]);
  return rows[0]?.name ?? '';
}

/** The zone of a team's own clock. */
export async function teamZoneOf(runs: Runs, teamId: string): Promise<string> {
  const { rows } = await runs.query<{ zone: string }>('select time_zone as zone from teams where id = $1', [teamId]);
  return rows[0]?.zone ?? 'UTC';
}
