import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { publish } from '../live/publish.ts';
import { activeAmong, usersOfMembers } from './concerned-users.ts';
import { notifyOfGuardian } from './invitations/guardian-notification.ts';
import { forgetBirthDates } from './invitations/guardians.ts';
import { recordChanges } from './team-changes.ts';

const endGuardianships = sql<{ memberId: string; gaveBirthDate: boolean }, [teamId: string, userId: string]>`
  delete from team_guardians where team_id = $1 and user_id = $2 returning member_id as "memberId", gave_birth_date as "gaveBirthDate"`;

type Leaving = { teamId: string; userId: string; what: 'deleted' | 'underAge' };

/**
 * Ends all guardianships of a user in a team, because they delete their account or are under 18, with the birth dates that they gave, and
 * notifies everybody concerned. The caller has locked the team.
 */
export async function leaveWards(app: AppContext, db: Queryable, { teamId, userId, what }: Leaving): Promise<void> {
  const { rows } = await query(db, endGuardianships, [teamId, userId]);
  if (rows.length === 0) return;
  const memberIds = rows.map(({ memberId }) => memberId);
  const change = { what, teamId, guardianId: userId, actorId: userId } as const;
  for (const { memberId, gaveBirthDate } of rows) await notifyOfGuardian(app, db, { ...change, memberId, gaveBirthDate });
  await forgetBirthDates(
    db,
    teamId,
    rows.flatMap(({ memberId, gaveBirthDate }) => (gaveBirthDate ? [memberId] : [])),
  );
  if (what === 'deleted') return publishEnd(db, { teamId, userId, memberIds });
  const removed = { teamId, about: 'member', what: 'guardian removed', actorId: userId, formerUserIds: [userId] } as const;
  await recordChanges(
    db,
    removed,
    memberIds.map((aboutId) => ({ aboutId })),
  );
}

/** Only publishes it: the history names nobody who deletes their account. */
async function publishEnd(db: Queryable, { teamId, userId, memberIds }: { teamId: string; userId: string; memberIds: string[] }) {
  const userIds = await usersOfMembers(db, teamId, await activeAmong(db, teamId, memberIds));
  await publish(db, { type: 'guardian.changed', teamId, memberIds, userIds, actorIds: [userId] });
}
