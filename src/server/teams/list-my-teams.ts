import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableColumns, inArray, sql as fragment } from 'drizzle-orm';
import type { AccessRole } from '../../contract/team-roles.ts';
import type { MyTeam } from '../../contract/teams.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { teams } from '../database/tables/teams.ts';
import type { AppContext } from '../http/app-context.ts';
import { presentTeam } from './team-profile.ts';

type Mine = { teamId: string; role: AccessRole; memberCount: number; nextEvent: MyTeam['next_event'] };

/** The user's teams, as a member or as a guardian, each with its current or next event. */
const findMine = prepared(
  'my-teams',
  sql<Mine, [userId: string]>`
  with mine as (
    select team_id, role from active_members where user_id = $1
    union all
    select guardian.team_id, 'guardian' from active_guardians guardian
    where guardian.user_id = $1 and not exists (
      select from active_members own where own.team_id = guardian.team_id and own.user_id = $1)
    group by guardian.team_id
  )
  select mine.team_id as "teamId", mine.role,
    (select count(*)::integer from participants member
      where member.team_id = mine.team_id) as "memberCount",
    (select json_build_object('id', event.id, 'title', event.title, 'kind', event.kind, 'starts_at', event.starts_at,
        'time_zone', event.time_zone, 'place', event.place)
      from live_events event
      where event.team_id = mine.team_id and event.cancelled_at is null and event.ends_at > now()
      order by event.starts_at, event.id limit 1) as "nextEvent"
  from mine join live_teams team on team.id = mine.team_id`,
);

/** The teams that the user belongs to, sorted by name. */
export async function listMyTeamsOf({ database: { pool } }: AppContext, userId: string): Promise<MyTeam[]> {
  const { rows: mine } = await query(pool, findMine, [userId]);
  if (mine.length === 0) return [];
  const rows = await drizzle(pool)
    .select({ ...getTableColumns(teams) })
    .from(teams)
    .where(
      inArray(
        teams.id,
        mine.map(({ teamId }) => teamId),
      ),
    )
    .orderBy(fragment`lower(${teams.name})`, teams.id);
  return rows.flatMap((team) => {
    const own = mine.find(({ teamId }) => teamId === team.id);
    return own ? [{ ...presentTeam(team, own.memberCount), role: own.role, next_event: own.nextEvent }] : [];
  });
}
