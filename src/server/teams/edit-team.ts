import { eq, sql as fragment } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { addTeam as addCall, EditedTeam, updateTeam as call } from '../../contract/team-edit.ts';
import { may } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { teams } from '../database/tables/teams.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { findCity, indexEntries } from '../search/index.ts';
import { entryOfTeam } from './team-entry.ts';
import { requireAccess, type TeamAccess } from './access.ts';
import { inTeam } from './in-team.ts';
import { differences, recordChange } from './team-changes.ts';
import type { Team } from './team-profile.ts';

/** The values for the team's edit form. Refuses `noSuchTeam` and `notYours`. */
export async function editTeam({ database: { db, pool } }: AppContext, teamId: string, userId: string): Promise<EditedTeam> {
  const access = await requireAccess(pool, teamId, userId, 'editTeam');
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw new Refusal('noSuchTeam');
  return presentEditedTeam(pool, team, access);
}

/** Updates a team. Refuses `noSuchTeam`, `notYours`, `changedMeanwhile` and an unknown city. */
export async function updateTeam(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<EditedTeam> {
  const { team_id: teamId, version, ...teamFields } = fields;
  return inTeam(app, { teamId, viewer: { userId }, permission: 'editTeam', lock: true }, async (client, access) => {
    const [, team] = await changeTeam(client, teamId, teamColumns(teamFields), { userId, version });
    return presentEditedTeam(client, team, access);
  });
}

type Change = Partial<Omit<Team, 'id' | 'version' | 'createdAt' | 'deletedAt'>>;
type Seen = { userId: string; version?: number };

/** Updates a locked team and its search entry, and records the change. Refuses `changedMeanwhile` if `version` is outdated. */
export async function changeTeam(client: pg.PoolClient, teamId: string, change: Change, { userId, version }: Seen): Promise<[Team, Team]> {
  const db = drizzle(client);
  const [before] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!before) throw new Refusal('noSuchTeam');
  if (version !== undefined && version !== before.version) throw new Refusal('changedMeanwhile');
  const [after] = await db
    .update(teams)
    .set({ ...change, version: fragment`${teams.version} + 1` })
    .where(eq(teams.id, teamId))
    .returning();
  if (!after) throw new Refusal('noSuchTeam');
  const changed = differences(before, change);
  if (changed) await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId: userId, what: 'changed', ...changed });
  await indexEntries(client, [entryOfTeam(after)]);
  return [before, after];
}

export type TeamFields = CheckedFields<typeof addCall>;

/** The fields of the team's form as columns. Refuses an unknown city. */
export function teamColumns(fields: TeamFields) {
  const place = findCity(fields.city);
  if (!place) throw invalidInput({ city: 'We know no city of this name in India. Choose one of the list.' });
  return {
    name: fields.team_name,
    description: fields.team_desc,
    address: fields.team_address,
    teamType: fields.team_type,
    sportId: fields.sport_id,
    gender: fields.team_gender,
    level: fields.level,
    timeZone: fields.time_zone,
    city: place.name,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    facebook: fields.facebook || null,
    instagram: fields.instagram || null,
    twitter: fields.twitter || null,
    youtube: fields.youtube || null,
  };
}

const countAlong = sql<EditedTeam['goes_along'], [teamId: string]>`
  select
  (select count(*)::integer from participants where team_id = $1) as members,
  (select count(*)::integer from active_members where team_id = $1 and role = 'follower') as followers,
  (select count(*)::integer from live_events where team_id = $1) as events`;

/** A team as its edit form takes it, and how many members and events would be deleted with it. */
async function presentEditedTeam(db: Queryable, team: Team, { role }: TeamAccess): Promise<EditedTeam> {
  const { rows } = await query(db, countAlong, [team.id]);
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
