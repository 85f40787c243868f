import type { TeamRole } from '../../contract/team-roles.ts';
import type { TeamMember } from '../../contract/team-players.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireRoom } from './add-player.ts';
import { changeInTeam } from './change-in-team.ts';
import { wearerOf } from './free-jersey.ts';
import { requireMayManage } from './owners.ts';
import { presentMember, readMember } from './read-members.ts';
import { recordChange } from './record-change.ts';
import { isUndoable } from './undo-until.ts';

type Removed = { role: TeamRole; jersey: number | null; isRemoved: boolean; isUndoable: boolean; isBack: boolean };

const find = `
  select member.role, member.jersey_number as jersey, member.removed_at is not null as "isRemoved",
    coalesce(${isUndoable('member.removed_at')}, true) as "isUndoable",
    exists (select from team_members again where again.team_id = member.team_id and again.user_id = member.user_id
      and again.removed_at is null and again.id <> member.id) as "isBack"
  from team_members member where member.team_id = $1 and member.id = $2`;

/** Brings a removed member back; their number only where it is still free. Refuses `noSuchTeam`, `notYours`, `noSuchMember`, `undoOver`, `alreadyMember` and `rosterFull`. */
export async function restorePlayer(app: AppContext, teamId: string, memberId: string, userId: string): Promise<TeamMember> {
  return changeInTeam(app, { teamId, userId, permission: 'editRoster' }, async (client, access) => {
    const { rows } = await client.query<Removed>(find, [teamId, memberId]);
    const [removed] = rows;
    if (!removed) throw new Refusal('noSuchMember');
    requireMayManage(access, removed.role);
    if (removed.isRemoved) {
      if (!removed.isUndoable) throw new Refusal('undoOver');
      if (removed.isBack) throw new Refusal('alreadyMember');
      await requireRoom(client, teamId);
      const isTaken = (await wearerOf(client, teamId, removed.jersey, memberId)) !== undefined;
      await client.query(
        'update team_members set removed_at = null, version = version + 1, jersey_number = $3 where team_id = $1 and id = $2',
        [teamId, memberId, isTaken ? null : removed.jersey],
      );
      await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId: userId, what: 'restored' });
    }
    return presentMember(await readMember(client, teamId, memberId), access);
  });
}
