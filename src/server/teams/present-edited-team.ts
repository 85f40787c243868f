import { may } from '../../contract/team-roles.ts';
import type { EditedTeam } from '../../contract/team-edit.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Team } from './present-team.ts';
import type { TeamAccess } from './access.ts';

const count = `select
  (select count(*)::integer from team_members where team_id = $1 and removed_at is null and role <> 'follower') as members,
  (select count(*)::integer from team_members where team_id = $1 and removed_at is null and role = 'follower') as followers,
  (select count(*)::integer from team_events where team_id = $1 and deleted_at is null) as events`;

/** A team as its form takes it, and what would go along with it. */
export async function presentEditedTeam(db: Queryable, team: Team, { role }: TeamAccess): Promise<EditedTeam> {
  const { rows } = await db.query<EditedTeam['goes_along']>(count, [team.id]);
  return {
    id: team.id,
    sporthon_id: team.sporthonId,
    version: team.version,
    team_name: team.name,
    team_desc: team.description,
    team_address: team.address,
    city: `${team.city}, ${team.state}`,
    team_type: team.teamType,
    sport_id: team.sportId,
    team_gender: team.gender,
    level: team.level,
    time_zone: team.timeZone,
    facebook: team.facebook ?? '',
    instagram: team.instagram ?? '',
    twitter: team.twitter ?? '',
    youtube: team.youtube ?? '',
    team_logo: team.logo,
    goes_along: rows[0] ?? { members: 0, followers: 0, events: 0 },
    may_delete: may(role, 'deleteTeam'),
  };
}
