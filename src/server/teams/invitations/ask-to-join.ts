import { mayInTeam } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { newId } from '../../database/new-id.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { isWithin } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import { publish } from '../../live/publish.ts';
import { notify } from '../../notifications/index.ts';
import { lockTeam } from '../in-team.ts';
import { joinRequested } from './request-notifications.ts';

const aDay = { points: 20, windowSeconds: 86_400 };
// Each request mails those who decide, and one can be withdrawn and made again.
const toTeam = { points: 3, windowSeconds: 86_400, isOfAttempts: true } as const;
const mailsOfTeam = { points: 30, windowSeconds: 86_400 };

const addJoinRequest = sql<
  never,
  [teamId: string, id: string, userId: string, words: string]
>`insert into team_join_requests (team_id, id, user_id, words) values ($1, $2, $3, $4)
       on conflict (team_id, user_id) where state = 'pending' do nothing`;

const readMembership = sql<never, [teamId: string, userId: string]>`select from participants where team_id = $1 and user_id = $2`;

/**
 * Requests to join a team, and notifies those who decide. Refuses `noSuchTeam`, `alreadyIn`, `alreadyAsked`, `introduceFirst` and
 * `tooManyRequests`.
 */
export async function askToJoin(app: AppContext, teamId: string, words: string, caller: SignedInCaller): Promise<void> {
  const { userId, fullName, status } = caller.viewer;
  if (status === 'INACTIVE') throw new Refusal('introduceFirst');
  await app.limits.count('requests of a person', userId, aDay);
  const ofTeam = ['requests of a person to a team', `${teamId} ${userId}`, toTeam] as const;
  await app.limits.count(...ofTeam);
  // Beyond it, requests still stand on the team's page and on My day of those who decide.
  const isMailed = await isWithin(app.limits.count('mails about requests to a team', teamId, mailsOfTeam));
  try {
    await writeRequest(app, { teamId, userId, fullName, words, isMailed });
  } catch (error) {
    // One that is refused mails nobody.
    await app.limits.uncount(...ofTeam);
    if (isMailed) await app.limits.uncount('mails about requests to a team', teamId, mailsOfTeam);
    throw error;
  }
  app.jobs.deliverSoon();
}

type Asking = { teamId: string; userId: string; fullName: string; words: string; isMailed: boolean };

async function writeRequest(app: AppContext, { teamId, userId, fullName, words, isMailed }: Asking): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const team = await lockTeam(client, teamId);
    const { rowCount: memberships } = await query(client, readMembership, [teamId, userId]);
    if (memberships) throw new Refusal('alreadyIn');
    const { rowCount: asked } = await query(client, addJoinRequest, [teamId, newId(), userId, words]);
    if (asked === 0) throw new Refusal('alreadyAsked');
    await publish(client, { type: 'joinRequest.changed', teamId, userIds: [userId], actorIds: [userId] });
    const about = { teamId, team: team.name, name: fullName, words };
    if (isMailed) await notify(app, client, joinRequested, about, { teamId, roles: mayInTeam.decideRequests });
  });
}

const changeJoinRequest = sql<
  never,
  [teamId: string, userId: string]
>`update team_join_requests set state = 'withdrawn', decided_at = now() where team_id = $1 and user_id = $2 and state = 'pending'`;

/** Withdraws the viewer's request to join. Refuses `noSuchRequest`. */
export async function withdrawJoinRequest({ database: { pool } }: AppContext, teamId: string, userId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await withdraw(client, teamId, userId))) throw new Refusal('noSuchRequest');
  });
}

/** Withdraws a user's pending request, if there is one, and publishes it. Returns whether there was one. */
export async function withdraw(client: Queryable, teamId: string, userId: string): Promise<boolean> {
  const { rowCount } = await query(client, changeJoinRequest, [teamId, userId]);
  if (rowCount === 0) return false;
  await publish(client, { type: 'joinRequest.changed', teamId, userIds: [userId], actorIds: [userId] });
  return true;
}
