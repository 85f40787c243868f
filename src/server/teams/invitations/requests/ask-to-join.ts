import { mayInTeam } from '../../../../contract/team-roles.ts';
import { newId } from '../../../database/new-id.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { homeOf } from '../../../http/origin.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { SignedInCaller } from '../../../http/route.ts';
import { holdTeam } from '../hold-team.ts';
import { askedMail } from './request-mails.ts';

const aDay = { points: 20, windowSeconds: 86_400 };
const deciders = `
  select users.email from team_members member join users on users.id = member.user_id
  where member.team_id = $1 and member.removed_at is null and member.role = any($2) and users.email is not null`;

/** Asks a team to take the viewer in; those who decide get a mail. Refuses `noSuchTeam`, `alreadyIn`, `alreadyAsked`, `introduceFirst` and `tooManyRequests`. */
export async function askToJoin(app: AppContext, teamId: string, words: string, caller: SignedInCaller): Promise<void> {
  const { userId, fullName, status } = caller.viewer;
  if (status === 'INACTIVE') throw new Refusal('introduceFirst');
  await app.limits.count('requests of a person', userId, aDay);
  await inTransaction(app.database.pool, async (client) => {
    const team = await holdTeam(client, teamId);
    const { rowCount: memberships } = await client.query(
      `select from team_members where team_id = $1 and user_id = $2 and removed_at is null and role <> 'follower'`,
      [teamId, userId],
    );
    if (memberships) throw new Refusal('alreadyIn');
    const { rowCount: asked } = await client.query(
      `insert into team_join_requests (team_id, id, user_id, words) values ($1, $2, $3, $4)
       on conflict (team_id, user_id) where state = 'pending' do nothing`,
      [teamId, newId(), userId, words],
    );
    if (asked === 0) throw new Refusal('alreadyAsked');
    const { rows } = await client.query<{ email: string }>(deciders, [teamId, mayInTeam.decideRequests]);
    const answerAt = `${homeOf(app.environment)}/team-member/${teamId}?view=invite`;
    await app.jobs.queueMails(
      client,
      rows.map(({ email }) => askedMail(email, { name: fullName, team: team.name, words, answerAt })),
    );
  });
  app.jobs.deliverSoon();
}

/** Takes the viewer's request back. Refuses `noSuchRequest`. */
export async function withdrawJoinRequest({ database: { pool } }: AppContext, teamId: string, userId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update team_join_requests set state = 'withdrawn', decided_at = now() where team_id = $1 and user_id = $2 and state = 'pending'`,
    [teamId, userId],
  );
  if (rowCount === 0) throw new Refusal('noSuchRequest');
}
