import type { OpenedTeam } from '../../contract/teams.ts';
import type { Queryable } from '../database/queryable.ts';
import { presentTeam } from './present-team.ts';
import type { CountedTeam } from './read-team-profile.ts';
import { findAccess } from './access.ts';

/** A team's public face, and how the user stands to it. */
export async function openTeam(db: Queryable, team: CountedTeam, userId: string): Promise<OpenedTeam> {
  const found = await findAccess(db, team.id, userId);
  return {
    ...presentTeam(team, team.memberCount),
    time_zone: team.timeZone,
    role: found?.role ?? null,
    memberId: found?.memberId ?? null,
    wards: [...(found?.wards ?? [])],
  };
}
