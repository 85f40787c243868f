import type { JoinRequest } from '../../../../contract/join-requests.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { Viewer } from '../../../http/route.ts';
import { requireAccess } from '../../access.ts';

const list = `
  select request.id, users.full_name as name, request.words, request.asked_at as "askedAt", users.is_adult is false as "isMinor",
    case when player.is_listed then player.unique_name end as "uniqueName", case when player.is_listed then player.photo end as photo,
    coalesce(player.city, '') as city, coalesce(player.sports, '{}') as sports
  from team_join_requests request join users on users.id = request.user_id left join players player on player.id = users.id
  where request.team_id = $1 and request.state = 'pending' order by request.asked_at, request.id limit 200`;

/** Who waits for an answer, the longest first. Refuses `noSuchTeam` and `notYours`. */
export async function listJoinRequests({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<JoinRequest[]> {
  await requireAccess(pool, teamId, userId, 'decideRequests');
  const { rows } = await pool.query<Omit<JoinRequest, 'askedAt'> & { askedAt: Date }>(list, [teamId]);
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }));
}
