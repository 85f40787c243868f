import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { changeInTeam } from './change-in-team.ts';
import { tellThatMemberLeft } from './member-left.ts';
import { requireAnotherOwner, requireMayManage } from './owners.ts';
import { readMember } from './read-members.ts';
import { recordChange } from './record-change.ts';
import { undoUntil } from './undo-until.ts';

/**
 * Takes a member out of the roster. Refuses `noSuchTeam`, `notYours` (a manager or an owner is taken out by an owner), `noSuchMember` and
 * `lastOwner`.
 */
export async function deletePlayer(app: AppContext, teamId: string, memberId: string, userId: string) {
  return changeInTeam(app, { teamId, userId, permission: 'editRoster' }, async (client, access) => {
    const { role } = await readMember(client, teamId, memberId);
    requireMayManage(access, role);
    if (role === 'owner') await requireAnotherOwner(client, teamId, memberId);
    const undo = undoUntil(await takeOut(client, { teamId, memberId, actorId: userId, what: 'removed' }));
    await tellThatMemberLeft(app, client, { teamId, memberId }, new Date(undo.undo_until));
    return undo;
  });
}

/** Leaves a team. Refuses `noSuchTeam`, `notYours` for who is a guardian only, and `lastOwner`. */
export async function leaveTeam(app: AppContext, teamId: string, userId: string): Promise<void> {
  await changeInTeam(app, { teamId, userId, permission: 'readTeam' }, async (client, { memberId, role }) => {
    if (memberId === undefined) throw new Refusal('notYours');
    if (role === 'owner') await requireAnotherOwner(client, teamId, memberId);
    await takeOut(client, { teamId, memberId, actorId: userId, what: 'left' });
    await tellThatMemberLeft(app, client, { teamId, memberId });
  });
}

type Out = { teamId: string; memberId: string; actorId: string; what: 'removed' | 'left' };

async function takeOut(client: pg.ClientBase, { teamId, memberId, actorId, what }: Out): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    'update team_members set removed_at = now(), version = version + 1 where team_id = $1 and id = $2 returning removed_at as at',
    [teamId, memberId],
  );
  await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId, what });
  return rows[0]?.at ?? new Date();
}
