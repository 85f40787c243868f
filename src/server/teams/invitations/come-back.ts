import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../database/queryable.ts';
import { queueMemberLeft } from '../member-left.ts';
import { carryGuardians } from './carry-guardians.ts';

type Back = { teamId: string; userId: string; memberId: string };

/**
 * Brings the guardians of a minor's account to the row that it has in the team now. Resolves to the rows that they come from; the caller
 * notifies them of the return.
 */
export async function comeBack(app: AppContext, db: Queryable, { teamId, userId, memberId }: Back): Promise<readonly string[]> {
  const former = await carryGuardians(db, { teamId, userId, memberId });
  // The empty row of a purged member was kept for its guardians only.
  for (const id of former) await queueMemberLeft(app, db, { teamId, memberId: id });
  return former;
}
