import { refusalTexts } from '../../../contract/messages.ts';
import { mayHere } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { publish } from '../../live/publish.ts';
import { notify } from '../../notifications/index.ts';
import type { TeamAccess } from '../access.ts';
import { usersOfMembers } from '../concerned-users.ts';
import { minorityEnded } from './guardian-notification.ts';
import { forgetBirthDates } from './guardians.ts';
import { revokeGuardianInvitations } from './revoke-guardian-invitations.ts';

// Where the account says whether its owner is an adult, the roster's mark has no effect.
const findMarked = sql<{ ward: string; isGuarded: boolean }, [teamId: string, memberId: string]>`
  select member.first_name as ward,
    exists (select from active_guardians guardian where guardian.team_id = $1 and guardian.member_id = $2) as "isGuarded"
  from active_members member left join users account on account.id = member.user_id
  where member.team_id = $1 and member.id = $2 and account.is_adult is null`;

const endGuardianships = sql<{ gaveBirthDate: boolean }, [teamId: string, memberId: string]>`
  delete from team_guardians where team_id = $1 and member_id = $2 returning gave_birth_date as "gaveBirthDate"`;

/**
 * Before a roster stops marking a member as under 18: notifies their guardians, deletes the guardianships, so that none revives in silence if
 * the member is marked again, with the birth date that a guardian gave, and publishes it.
 * Also revokes the invitations of guardians that are still open. Refuses `guardedMinor` to a coach. The caller has locked the team.
 */
export async function endMinority(
  app: AppContext,
  client: Queryable,
  access: TeamAccess,
  { memberId, actorId }: { memberId: string; actorId: string },
): Promise<void> {
  const { teamId, teamName: team } = access;
  const { rows } = await query(client, findMarked, [teamId, memberId]);
  const [marked] = rows;
  if (!marked) return;
  if (marked.isGuarded && !mayHere(access, 'editTeam'))
    throw new Refusal('guardedMinor', { fields: { is_minor: refusalTexts.guardedMinor } });
  await revokeGuardianInvitations(client, { teamId, memberIds: [memberId], actorId });
  if (!marked.isGuarded) return;
  const about = { teamId, team, ward: marked.ward };
  await notify(app, client, minorityEnded, about, { teamId, child: memberId, except: actorId });
  const userIds = await usersOfMembers(client, teamId, [memberId]);
  const { rows: ended } = await query(client, endGuardianships, [teamId, memberId]);
  if (ended.some(({ gaveBirthDate }) => gaveBirthDate)) await forgetBirthDates(client, teamId, [memberId]);
  await publish(client, { type: 'guardian.changed', teamId, memberIds: [memberId], userIds, actorIds: [actorId] });
}
