import { sportName } from '../../contract/sports.ts';
import type { TeamProfile } from '../../contract/teams.ts';
import type { teams } from '../database/tables/teams.ts';

export type Team = typeof teams.$inferSelect;

/** The team as spec §3 names its parts. */
export function presentTeam(team: Team, memberCount: number): TeamProfile {
  const { id, level, city, facebook, instagram, youtube, twitter } = team;
  return {
    id,
    team_name: team.name,
    team_desc: team.description,
    team_address: team.address,
    sporthon_id: team.sporthonId,
    team_gender: team.gender,
    team_logo: team.logo,
    team_type: team.teamType,
    sport_id: team.sportId,
    sport_name: sportName(team.sportId) ?? '',
    level,
    city,
    member_count: memberCount,
    facebook,
    instagram,
    youtube,
    twitter,
  };
}
