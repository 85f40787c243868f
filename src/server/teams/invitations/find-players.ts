import type { Answer } from '../../../contract/call.ts';
import type { findPlayersToInvite as call } from '../../../contract/invitations.ts';
import { searchFields } from '../../../contract/search.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Viewer } from '../../http/route.ts';
import { searchEverything } from '../../search/index.ts';
import { requireAccess } from '../access.ts';
import { query, sql } from '../../database/sql.ts';

type Found = Answer<typeof call>['response'];

const standings = sql<{ id: string; isMember: boolean; isInvited: boolean }, [teamId: string, results: readonly string[]]>`
  select asked.player as id, exists (select from participants where team_id = $1 and user_id = asked.player) as "isMember",
    exists (select from team_invitations where team_id = $1 and user_id = asked.player and state = 'pending' and expires_at > now()
      and invited_as <> 'guardian') as "isInvited"
  from unnest($2::uuid[]) as asked (player)`;

/** Finds listed players by name, with whether each is in the team or already invited. Refuses `noSuchTeam` and `notYours`. */
export async function findPlayers({ database: { pool } }: AppContext, teamId: string, name: string, { userId }: Viewer): Promise<Found> {
  await requireAccess(pool, teamId, userId, 'invite');
  const { results } = await searchEverything(pool, searchFields.parse({ keyword: name, category: 'players' }));
  const { rows } = await query(pool, standings, [teamId, results.map(({ id }) => id)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return results.map(({ id, title, label, city, sports, picture }) => {
    const of = known.get(id);
    return {
      id,
      name: title,
      uniqueName: label,
      city,
      sports,
      photo: picture,
      status: of?.isMember ? 'member' : of?.isInvited ? 'invited' : 'free',
    };
  });
}
