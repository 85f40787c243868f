import { limits } from '../../contract/limits.ts';
import { searchFields } from '../../contract/search.ts';
import type { FoundTournament } from '../../contract/tournaments.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { searchEverything } from '../search/index.ts';
import { requireAccess } from '../teams/index.ts';
import { endOfTournament } from '../database/shared-rules.ts';
import { presentTournament, tournamentColumns } from './read-entries.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** The number of search pages that are read to find tournaments that are not over. */
const pages = 3;

const select = prepared(
  'found-tournaments',
  sql<Omit<FoundTournament, 'sport_name'>, [team: string, results: readonly string[]]>`
  select ${tournamentColumns}, exists (select from live_entries n where n.team_id = $1 and n.tournament_id = c.id) as is_entered
  from unnest($2::uuid[]) with ordinality as found (id, place) join tournaments c on c.id = found.id
  where ${endOfTournament('c')} > now() order by found.place`,
);

/** Tournaments by name that are not over, best match first. Refuses `noSuchTeam` and `notYours`. */
export async function findTournaments(
  { database: { pool } }: AppContext,
  { team_id: teamId, name }: { team_id: string; name: string },
  { userId }: Viewer,
): Promise<FoundTournament[]> {
  await requireAccess(pool, teamId, userId, 'enterTournaments');
  const found: FoundTournament[] = [];
  let after: string | undefined;
  for (let page = 0; page < pages && found.length < limits.searchPageSize; page++) {
    const { results, next } = await searchEverything(pool, searchFields.parse({ keyword: name, category: 'tournaments', after }));
    const values = [teamId, results.map(({ id }) => id)] as const;
    const { rows } = await query(pool, select, values);
    found.push(...rows.map(presentTournament));
    if (next === null) break;
    after = next;
  }
  return found.slice(0, limits.searchPageSize);
}
