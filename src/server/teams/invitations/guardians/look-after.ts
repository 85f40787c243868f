import { Refusal } from '../../../http/refusal.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { recordChange } from '../../record-change.ts';

type LookingAfter = { teamId: string; userId: string; memberId: string | null; isAdult: boolean };

/** Makes a user the guardian of a member. Refuses `guardianIsMinor`, `alreadyIn`, and `invitationEnded` where the member is gone or themselves. */
export async function lookAfter(db: Queryable, { teamId, userId, memberId, isAdult }: LookingAfter): Promise<void> {
  if (!isAdult) throw new Refusal('guardianIsMinor');
  const { rows } = await db.query<{ userId: string | null }>(
    'select user_id as "userId" from team_members where team_id = $1 and id = $2 and removed_at is null',
    [teamId, memberId],
  );
  if (!rows[0] || rows[0].userId === userId) throw new Refusal('invitationEnded');
  const { rowCount } = await db.query(
    'insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3) on conflict do nothing',
    [teamId, memberId, userId],
  );
  if (rowCount === 0) throw new Refusal('alreadyIn');
  await recordChange(db, { teamId, about: 'member', aboutId: memberId ?? '', actorId: userId, what: 'guardian added' });
}
