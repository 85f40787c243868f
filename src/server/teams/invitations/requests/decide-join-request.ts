import type { CheckedFields } from '../../../../contract/call.ts';
import type { acceptJoinRequest, declineJoinRequest } from '../../../../contract/join-requests.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { homeOf } from '../../../http/origin.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { SignedInCaller } from '../../../http/route.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { requireAccess } from '../../access.ts';
import { addressesForUser } from '../guardians/addresses-for.ts';
import { holdTeam } from '../hold-team.ts';
import { joinTeam } from '../join-team.ts';
import { requireInviter } from '../may-invite-as.ts';
import { acceptedMail, declinedMail } from './request-mails.ts';

type Asker = { userId: string; name: string };

/** Takes somebody in who asked; they get a mail. Refuses `noSuchTeam`, `notYours` (also for a place one may not give) and `noSuchRequest`. */
export async function acceptRequest(
  app: AppContext,
  { team: teamId, id, as }: CheckedFields<typeof acceptJoinRequest>,
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
    const teamAt = `${homeOf(app.environment)}/team-member/${teamId}`;
    const addresses = await addressesForUser(client, asker.userId);
    await app.jobs.queueMails(
      client,
      addresses.map((to) => acceptedMail(to, { name: asker.name, team: team.name, as, teamAt })),
    );
  });
  app.jobs.deliverSoon();
}

/** Says no with a word; they get it by mail. Refuses `noSuchTeam`, `notYours` and `noSuchRequest`. */
export async function declineRequest(
  app: AppContext,
  { team: teamId, id, reply }: CheckedFields<typeof declineJoinRequest>,
  { viewer: { userId } }: SignedInCaller,
): Promise<void> {
  const { pool } = app.database;
  await requireAccess(pool, teamId, userId, 'decideRequests');
  await inTransaction(pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const asker = await decide(client, { teamId, id, userId, state: 'declined', reply });
    const addresses = await addressesForUser(client, asker.userId);
    await app.jobs.queueMails(
      client,
      addresses.map((to) => declinedMail(to, { name: asker.name, team: team.name, reply })),
    );
  });
  app.jobs.deliverSoon();
}

type Decision = { teamId: string; id: string; userId: string; state: 'accepted' | 'declined'; reply: string };

/** One of two managers who answer at the same instant decides; the other one is told that it was answered. */
async function decide(db: Queryable, { teamId, id, userId, state, reply }: Decision): Promise<Asker> {
  const { rows } = await db.query<Asker>(
    `update team_join_requests request set state = $3, reply = $4, decided_by = $5, decided_at = now()
     from users where users.id = request.user_id and request.team_id = $1 and request.id = $2 and request.state = 'pending'
     returning request.user_id as "userId", users.full_name as name`,
    [teamId, id, state, reply, userId],
  );
  if (!rows[0]) throw new Refusal('noSuchRequest');
  return rows[0];
}
