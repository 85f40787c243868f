import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sportName } from '../../contract/sports.ts';
import type { OpenedTeam, TeamProfile } from '../../contract/teams.ts';
import { readBatched } from '../database/batched.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { teams } from '../database/tables/teams.ts';
import { Refusal } from '../http/refusal.ts';
import { findAccess } from './access.ts';

export type CountedTeam = Team & { memberCount: number };

const memberCount = sql<number>`(select count(*)::integer from participants member
  where member.team_id = ${teams}.id)`;

/** Reads teams that are not deleted, with their number of members; concurrent reads are batched into one statement. */
export function readTeamsFrom(db: NodePgDatabase): (id: string) => Promise<CountedTeam> {
  const isAsked = sql`${teams.id} = any(${sql.placeholder('ids')}::uuid[]) and ${sql.raw(isLive('teams'))}`;
  const statement = db
    .select({ ...getTableColumns(teams), memberCount })
    .from(teams)
    .where(isAsked)
    .prepare('team-profiles');
  const find = readBatched((ids) => statement.execute({ ids }));

  /** One team. Refuses `noSuchTeam`. */
  return async (id) => {
    const team = await find(id);
    if (!team) throw new Refusal('noSuchTeam');
    return team;
  };
}

export type Team = typeof teams.$inferSelect;

/** The team in the field names of spec §3. */
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

/** A team's public profile, and the user's access to it. */
export async function openTeam(db: Queryable, team: CountedTeam, userId: string): Promise<OpenedTeam> {
  const found = await findAccess(db, team.id, userId);
  return {
    ...presentTeam(team, team.memberCount),
    time_zone: team.timeZone,
    role: found?.role ?? null,
    member_id: found?.memberId ?? null,
    wards: [...(found?.wards ?? [])],
    needs_guardian: found?.isUnguardedMinor ?? false,
  };
}
