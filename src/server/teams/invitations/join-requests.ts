import type { CheckedFields } from '../../../contract/call.ts';
import { publish } from '../../live/publish.ts';
import type { acceptJoinRequest, declineJoinRequest, JoinRequest } from '../../../contract/join-requests.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller, Viewer } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { requireAccess } from '../access.ts';
import { inTeam } from '../in-team.ts';
import { joinTeam } from './join-team.ts';
import { requireInviter } from './may-invite-as.ts';
import { joinAccepted, joinDeclined } from './request-notifications.ts';

const list = sql<Omit<JoinRequest, 'askedAt'> & { askedAt: Date }, [teamId: string]>`
  select request.id, users.full_name as name, request.words, request.asked_at as "askedAt", users.is_adult is false as "isMinor",
    case when player.is_listed then player.unique_name end as "uniqueName", case when player.is_listed then player.photo end as photo,
    coalesce(player.city, '') as city, coalesce(player.sports, '{}') as sports
  from team_join_requests request join users on users.id = request.user_id left join players player on player.id = users.id
  where request.team_id = $1 and request.state = 'pending' order by request.asked_at, request.id limit 200`;

/** The pending join requests of a team, oldest first. Refuses `noSuchTeam` and `notYours`. */
export async function listJoinRequests({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<JoinRequest[]> {
  await requireAccess(pool, teamId, userId, 'decideRequests');
  const { rows } = await query(pool, list, [teamId]);
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }));
}

type Asker = { userId: string; name: string };

/**
 * Accepts a join request and notifies the user. Refuses `noSuchTeam`, `notYours` (also for a place that the viewer may not give) and
 * `noSuchRequest`.
 */
export async function acceptRequest(
  app: AppContext,
  { team_id: teamId, request_id: id, as }: CheckedFields<typeof acceptJoinRequest>,
  { viewer }: SignedInCaller,
): Promise<void> {
  const { userId } = viewer;
  await inTeam(app, { teamId, viewer, permission: 'decideRequests', lock: true }, async (client, { teamName }) => {
    await requireInviter(client, teamId, userId, as);
    const asker = await decide(client, { teamId, id, userId, state: 'accepted', reply: '' });
    // Meanwhile they may have come in another way, with at least these rights: the request ends, and nothing is left to tell them.
    const isIn = await joinTeam(app, client, { teamId, userId: asker.userId, as, memberId: null }).then(() => false, isAlreadyIn);
    if (!isIn) await notify(app, client, joinAccepted, { teamId, team: teamName, name: asker.name, as }, { userId: asker.userId });
  });
  app.jobs.deliverSoon();
}

/** Declines a join request with a message, and notifies the user. Refuses `noSuchTeam`, `notYours` and `noSuchRequest`. */
export async function declineRequest(
  app: AppContext,
  { team_id: teamId, request_id: id, reply }: CheckedFields<typeof declineJoinRequest>,
  { viewer }: SignedInCaller,
): Promise<void> {
  const { userId } = viewer;
  await inTeam(app, { teamId, viewer, permission: 'decideRequests', lock: true }, async (client, { teamName }) => {
    const asker = await decide(client, { teamId, id, userId, state: 'declined', reply });
    await notify(app, client, joinDeclined, { teamId, team: teamName, name: asker.name, reply }, { userId: asker.userId });
  });
  app.jobs.deliverSoon();
}

/** Resolves to true for the refusal `alreadyIn`, and throws any other error. */
function isAlreadyIn(error: unknown): true {
  if (error instanceof Refusal && error.code === 'alreadyIn') return true;
  throw error;
}

type Decision = { teamId: string; id: string; userId: string; state: 'accepted' | 'declined'; reply: string };

const decideRequest = sql<
  Asker,
  [teamId: string, id: string, state: string, reply: string, userId: string]
>`update team_join_requests request set state = $3, reply = $4, decided_by = $5, decided_at = now()
     from users where users.id = request.user_id and request.team_id = $1 and request.id = $2 and request.state = 'pending'
     returning request.user_id as "userId", users.full_name as name`;

/** Decides a pending request. Refuses `noSuchRequest`, also if another manager has decided it meanwhile. */
async function decide(db: Queryable, { teamId, id, userId, state, reply }: Decision): Promise<Asker> {
  const { rows } = await query(db, decideRequest, [teamId, id, state, reply, userId]);
  if (!rows[0]) throw new Refusal('noSuchRequest');
  await publish(db, { type: 'joinRequest.changed', teamId, userIds: [rows[0].userId], actorIds: [userId] });
  return rows[0];
}
