import type pg from 'pg';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import { changeInTeam } from './change-in-team.ts';
import { tellThatMemberLeft } from './member-left.ts';
import { requireAnotherOwner, requireSay } from './owners.ts';
import { readMember } from './read-members.ts';
import { recordChange } from './record-change.ts';
import { undoUntil } from './undo-until.ts';

/**
 * Takes a member out of the roster. Refuses `noSuchTeam`, `notYours` (a manager or an owner is taken out by an owner), `noSuchMember` and
 * `lastOwner`.
 */
export async function deletePlayer(house: House, teamId: string, memberId: string, userId: string) {
  return changeInTeam(house, { teamId, userId, deed: 'editRoster' }, async (client, standing) => {
    const { role } = await readMember(client, teamId, memberId);
    requireSay(standing, role);
    if (role === 'owner') await requireAnotherOwner(client, teamId, memberId);
    const undo = undoUntil(await takeOut(client, { teamId, memberId, actorId: userId, what: 'removed' }));
    await tellThatMemberLeft(house, client, { teamId, memberId }, new Date(undo.undo_until));
    return undo;
  });
}

/** Leaves a team. Refuses `noSuchTeam`, `notYours` for who is a guardian only, and `lastOwner`. */
export async function leaveTeam(house: House, teamId: string, userId: string): Promise<void> {
  await changeInTeam(house, { teamId, userId, deed: 'readTeam' }, async (client, { memberId, standing }) => {
    if (memberId === undefined) throw new Refusal('notYours');
    if (standing === 'owner') await requireAnotherOwner(client, teamId, memberId);
    await takeOut(client, { teamId, memberId, actorId: userId, what: 'left' });
    await tellThatMemberLeft(house, client, { teamId, memberId });
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
