import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../database/queryable.ts';
import { queueMemberLeft } from '../member-left.ts';
import { recordChange } from '../team-changes.ts';
import { carryGuardians } from './carry-guardians.ts';
import { notifyOfGuardian } from './guardian-notification.ts';

type Back = { teamId: string; userId: string; memberId: string; actorId: string };

/**
 * Brings the guardians of a minor's account to the row that it has in the team now, and ends those whom staff had named for that row
 * without knowing of them. Resolves to the rows that the guardians come from; the caller notifies them of the return.
 */
export async function comeBack(app: AppContext, db: Queryable, { teamId, userId, memberId, actorId }: Back): Promise<readonly string[]> {
  const { former, ended } = await carryGuardians(db, { teamId, userId, memberId });
  // The empty row of a purged member was kept for its guardians only.
  for (const id of former) await queueMemberLeft(app, db, { teamId, memberId: id });
  for (const one of ended) await notifyOfGuardian(app, db, { what: 'removed', teamId, memberId, actorId, ...one });
  if (ended.length > 0) {
    const formerUserIds = ended.map(({ guardianId }) => guardianId);
    await recordChange(db, { teamId, about: 'member', aboutId: memberId, actorId, what: 'guardian removed', formerUserIds });
  }
  return former;
}
