import type { Answer } from '../../../../contract/call.ts';
import type { hasPlayer as call } from '../../../../contract/join-requests.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Viewer } from '../../../http/route.ts';
import { requireAccess } from '../../access.ts';

type Has = Answer<typeof call>['response'];

const statement = `
  select exists (select from team_members where team_id = $1 and user_id = $2 and removed_at is null and role <> 'follower') as "hasPlayer",
    exists (select from team_invitations where team_id = $1 and state = 'pending' and expires_at > now() and (user_id = $2 or email_key = any(
      array(select subject from user_ways where user_id = $2 and kind = 'email' and verified_at is not null)))) as "isInvited",
    exists (select from team_join_requests where team_id = $1 and user_id = $2 and state = 'pending') as "hasAsked"
  from teams where id = $1 and deleted_at is null`;

/** How the viewer, or for who is on the team another player, stands to it. Refuses `noSuchTeam` and `notYours`. */
export async function hasPlayer(
  { database: { pool } }: AppContext,
  { id, player }: { id: string; player?: string | undefined },
  { userId }: Viewer,
): Promise<Has> {
  if (player && player !== userId) await requireAccess(pool, id, userId, 'readRoster');
  const { rows } = await pool.query<Omit<Has, 'mayAsk'>>(statement, [id, player ?? userId]);
  if (!rows[0]) throw new Refusal('noSuchTeam');
  const found = rows[0];
  return { ...found, mayAsk: !player && !found.hasPlayer && !found.hasAsked };
}
