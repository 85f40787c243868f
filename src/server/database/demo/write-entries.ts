import type pg from 'pg';
import { demoIdEnding } from './demo-id.ts';
import { namedTeams, namedTournaments } from './named-teams.ts';

// Relative to the day of the load: the next tournament of the team's sport, and the last one that is over.
const insert = `
  insert into tournament_entries (team_id, tournament_id)
  select t.id, c.id from teams t cross join lateral (
    (select id from tournaments where sport_id = t.sport_id and id::text like $2 and starts_on > current_date + 7 and gender in ('mixed', t.gender)
      order by starts_on, id limit 1)
    union
    (select id from tournaments where sport_id = t.sport_id and id::text like $2 and ends_on < current_date and gender in ('mixed', t.gender)
      order by ends_on desc, id limit 1)
    union select id from tournaments where id = $3 and t.name = $4) c
  where t.id = any($1::uuid[])`;

/** Writes the tournament entries of the named teams; teams and tournaments must exist. */
export async function writeTournamentEntries(client: pg.ClientBase): Promise<void> {
  const [cup] = namedTournaments();
  const teams = namedTeams();
  await client.query(insert, [teams.map(({ id }) => id), `%-${demoIdEnding}`, cup?.id, teams[0]?.name]);
}
