import type { Answer } from '../../../contract/call.ts';
import type { hasPlayer as call } from '../../../contract/join-requests.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { requireAccess } from '../access.ts';

type Has = Answer<typeof call>['response'];

// An invitation to an address counts for the viewer alone: of others it would say that an address that staff tries is theirs.
const statement = sql<Omit<Has, 'mayAsk'>, [id: string, player: string, isViewer: boolean]>`
  select exists (select from participants where team_id = $1 and user_id = $2) as "hasPlayer",
    exists (select from team_invitations where team_id = $1 and state = 'pending' and expires_at > now() and (user_id = $2 or $3 and email_key = any(
      array(select subject from user_ways where user_id = $2 and kind = 'email' and verified_at is not null)))) as "isInvited",
    exists (select from team_join_requests where team_id = $1 and user_id = $2 and state = 'pending') as "hasAsked"
  from live_teams where id = $1`;

/** Whether the viewer (or another player, for members) belongs to the team or has asked to. Refuses `noSuchTeam` and `notYours`. */
export async function hasPlayer(
  { database: { pool } }: AppContext,
  { team_id: teamId, player_id: playerId }: { team_id: string; player_id?: string | undefined },
  { userId }: Viewer,
): Promise<Has> {
  const isViewer = !playerId || playerId === userId;
  if (!isViewer) await requireAccess(pool, teamId, userId, 'readRoster');
  const { rows } = await query(pool, statement, [teamId, playerId ?? userId, isViewer]);
  if (!rows[0]) throw new Refusal('noSuchTeam');
  const found = rows[0];
  return { ...found, mayAsk: !playerId && !found.hasPlayer && !found.hasAsked };
}
