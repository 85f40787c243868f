import { listGuardians, type Ward } from '../../contract/guardians.ts';
import { editPlayer, listMemberChanges, type MemberChange, type TeamMember } from '../../contract/team-members.ts';
import { mayHere } from '../../contract/team-roles.ts';
import type { OpenedTeam } from '../../contract/teams.ts';
import { refusalCode } from '../search/search-outcome.ts';
import { openTeam } from './open-team.ts';

type Opened = { team: OpenedTeam; member: TeamMember; changes: MemberChange[]; ward: Ward | undefined };

/**
 * The member that an address names, for staff, with their guardians if they are a minor. 'notYours' for members who are not staff; only the team where no member is named; undefined
 * for strangers.
 */
export async function openMember(
  call: App.Locals['call'],
  id: string | undefined,
  memberId: string | undefined,
): Promise<Opened | { team: OpenedTeam; member: undefined } | 'notYours' | undefined> {
  const team = await openTeam(call, id);
  if (!team) return undefined;
  try {
    const one = { team_id: team.id, member_id: memberId ?? '' };
    const { response: member } = await call(editPlayer, one);
    const { response: changes } = await call(listMemberChanges, one);
    const { response: wards } = await call(listGuardians, { team_id: team.id });
    return { team, member, changes, ward: wards.find(({ member_id: ward }) => ward === member.id) };
  } catch (error) {
    const code = refusalCode(error);
    if (!code) throw error;
    if (code === 'notYours') return code;
    return mayHere(team, 'editRoster') ? { team, member: undefined } : undefined;
  }
}
