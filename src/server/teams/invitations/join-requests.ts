import type { Answer, CheckedFields } from '../../../contract/call.ts';
import { publish } from '../../live/publish.ts';
import type { acceptJoinRequest, declineJoinRequest, hasPlayer as call, JoinRequest } from '../../../contract/join-requests.ts';
import { mayInTeam } from '../../../contract/team-roles.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller, Viewer } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { requireAccess } from '../access.ts';
import { holdTeam } from './hold-team.ts';
import { joinTeam } from './join-team.ts';
import { requireInviter } from './may-invite-as.ts';
import { joinAccepted, joinDeclined, joinRequested } from './request-notifications.ts';

const aDay = { points: 20, windowSeconds: 86_400 };

const addJoinRequest = sql<
  never,
  [teamId: string, newId: string, userId: string, words: string]
>`insert into team_join_requests (team_id, id, user_id, words) values ($1, $2, $3, $4)
       on conflict (team_id, user_id) where state = 'pending' do nothing`;

const readMember = sql<never, [teamId: string, userId: string]>`select from participants where team_id = $1 and user_id = $2`;

/** Asks a team to take the viewer in, and notifies those who decide. Refuses `noSuchTeam`, `alreadyIn`, `alreadyAsked`, `introduceFirst` and `tooManyRequests`. */
export async function askToJoin(app: AppContext, teamId: string, words: string, caller: SignedInCaller): Promise<void> {
  const { userId, fullName, status } = caller.viewer;
  if (status === 'INACTIVE') throw new Refusal('introduceFirst');
  await app.limits.count('requests of a person', userId, aDay);
  await inTransaction(app.database.pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const { rowCount: memberships } = await query(client, readMember, [teamId, userId]);
    if (memberships) throw new Refusal('alreadyIn');
    const { rowCount: asked } = await query(client, addJoinRequest, [teamId, newId(), userId, words]);
    if (asked === 0) throw new Refusal('alreadyAsked');
    await publish(client, { type: 'joinRequest.changed', teamId, userIds: [userId] });
    const about = { teamId, team: team.name, name: fullName, words };
    await notify(app, client, joinRequested, about, { teamId, roles: mayInTeam.decideRequests });
  });
  app.jobs.deliverSoon();
}

const changeJoinRequest = sql<
  never,
  [teamId: string, userId: string]
>`update team_join_requests set state = 'withdrawn', decided_at = now() where team_id = $1 and user_id = $2 and state = 'pending'`;

/** Takes the viewer's request back. Refuses `noSuchRequest`. */
export async function withdrawJoinRequest({ database: { pool } }: AppContext, teamId: string, userId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await query(client, changeJoinRequest, [teamId, userId]);
    if (rowCount === 0) throw new Refusal('noSuchRequest');
    await publish(client, { type: 'joinRequest.changed', teamId, userIds: [userId] });
  });
}

const list = sql<Omit<JoinRequest, 'askedAt'> & { askedAt: Date }, [teamId: string]>`
  select request.id, users.full_name as name, request.words, request.asked_at as "askedAt", users.is_adult is false as "isMinor",
    case when player.is_listed then player.unique_name end as "uniqueName", case when player.is_listed then player.photo end as photo,
    coalesce(player.city, '') as city, coalesce(player.sports, '{}') as sports
  from team_join_requests request join users on users.id = request.user_id left join players player on player.id = users.id
  where request.team_id = $1 and request.state = 'pending' order by request.asked_at, request.id limit 200`;

/** Who waits for an answer, the longest first. Refuses `noSuchTeam` and `notYours`. */
export async function listJoinRequests({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<JoinRequest[]> {
  await requireAccess(pool, teamId, userId, 'decideRequests');
  const { rows } = await query(pool, list, [teamId]);
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }));
}

type Asker = { userId: string; name: string };

/** Takes somebody in who asked, and notifies them. Refuses `noSuchTeam`, `notYours` (also for a place one may not give) and `noSuchRequest`. */
export async function acceptRequest(
  app: AppContext,
  { team_id: teamId, request_id: id, as }: CheckedFields<typeof acceptJoinRequest>,
  caller: SignedInCaller,
): Promise<void> {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  await requireAccess(pool, teamId, userId, 'decideRequests');
  await requireInviter(pool, teamId, userId, as);
  await inTransaction(pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const asker = await decide(client, { teamId, id, userId, state: 'accepted', reply: '' });
    await joinTeam(client, { teamId, userId: asker.userId, as, memberId: null });
    await notify(app, client, joinAccepted, { teamId, team: team.name, name: asker.name, as }, { userId: asker.userId });
  });
  app.jobs.deliverSoon();
}

/** Declines a request with a word, and notifies who asked. Refuses `noSuchTeam`, `notYours` and `noSuchRequest`. */
export async function declineRequest(
  app: AppContext,
  { team_id: teamId, request_id: id, reply }: CheckedFields<typeof declineJoinRequest>,
  { viewer: { userId } }: SignedInCaller,
): Promise<void> {
  const { pool } = app.database;
  await requireAccess(pool, teamId, userId, 'decideRequests');
  await inTransaction(pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const asker = await decide(client, { teamId, id, userId, state: 'declined', reply });
    await notify(app, client, joinDeclined, { teamId, team: team.name, name: asker.name, reply }, { userId: asker.userId });
  });
  app.jobs.deliverSoon();
}

type Decision = { teamId: string; id: string; userId: string; state: 'accepted' | 'declined'; reply: string };

const decideRequest = sql<
  Asker,
  [teamId: string, id: string, state: string, reply: string, userId: string]
>`update team_join_requests request set state = $3, reply = $4, decided_by = $5, decided_at = now()
     from users where users.id = request.user_id and request.team_id = $1 and request.id = $2 and request.state = 'pending'
     returning request.user_id as "userId", users.full_name as name`;

/** Decides a request that waits. Refuses `noSuchRequest`, also to the second of two managers who answer at the same instant. */
async function decide(db: Queryable, { teamId, id, userId, state, reply }: Decision): Promise<Asker> {
  const { rows } = await query(db, decideRequest, [teamId, id, state, reply, userId]);
  if (!rows[0]) throw new Refusal('noSuchRequest');
  await publish(db, { type: 'joinRequest.changed', teamId, userIds: [rows[0].userId] });
  return rows[0];
}

type Has = Answer<typeof call>['response'];

const statement = sql<Omit<Has, 'mayAsk'>, [id: string, player: string]>`
  select exists (select from participants where team_id = $1 and user_id = $2) as "hasPlayer",
    exists (select from team_invitations where team_id = $1 and state = 'pending' and expires_at > now() and (user_id = $2 or email_key = any(
      array(select subject from user_ways where user_id = $2 and kind = 'email' and verified_at is not null)))) as "isInvited",
    exists (select from team_join_requests where team_id = $1 and user_id = $2 and state = 'pending') as "hasAsked"
  from live_teams where id = $1`;

/** How the viewer, or for who is on the team another player, stands to it. Refuses `noSuchTeam` and `notYours`. */
export async function hasPlayer(
  { database: { pool } }: AppContext,
  { team_id: teamId, player_id: playerId }: { team_id: string; player_id?: string | undefined },
  { userId }: Viewer,
): Promise<Has> {
  if (playerId && playerId !== userId) await requireAccess(pool, teamId, userId, 'readRoster');
  const { rows } = await query(pool, statement, [teamId, playerId ?? userId]);
  if (!rows[0]) throw new Refusal('noSuchTeam');
  const found = rows[0];
  return { ...found, mayAsk: !playerId && !found.hasPlayer && !found.hasAsked };
}
