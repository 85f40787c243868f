import type { Ward } from '../../../../contract/guardians.ts';
import { may } from '../../../../contract/team-roles.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { Viewer } from '../../../http/route.ts';
import { requireAccess } from '../../access.ts';

const list = `
  select member.id as member, trim(member.first_name || ' ' || member.last_name) as name,
    coalesce((select json_agg(json_build_object('user', guardian.user_id, 'name', guardian_user.full_name, 'email', guardian_user.email,
      'since', guardian.since) order by guardian.since)
      from team_guardians guardian join users guardian_user on guardian_user.id = guardian.user_id
      where guardian.team_id = member.team_id and guardian.member_id = member.id), '[]') as guardians,
    array(select coalesce(invitation.email, invitation.name) from team_invitations invitation
      where invitation.team_id = member.team_id and invitation.member_id = member.id and invitation.invited_as = 'guardian'
        and invitation.kind <> 'link' and invitation.state = 'pending' and invitation.expires_at > now() order by invitation.id) as asked
  from team_members member where member.team_id = $1 and member.removed_at is null and member.is_minor and ($2::uuid[] is null or member.id = any($2))
  order by member.first_name, member.last_name, member.id`;

/** The minors of a roster with their guardians: all of them for staff, their own for a guardian. Refuses `noSuchTeam` and `notYours`. */
export async function listGuardians({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<Ward[]> {
  const { role, wards } = await requireAccess(pool, teamId, userId, 'readRoster');
  const { rows } = await pool.query<Ward>(list, [teamId, may(role, 'readContacts') ? null : wards]);
  return rows;
}
