import type { OpenedTeam } from '../../contract/teams.ts';
import type { Runs } from '../jobs/jobs.ts';
import { presentTeam } from './present-team.ts';
import type { CountedTeam } from './read-team-profile.ts';
import { findStanding } from './require-standing.ts';

/** A team's public face, and how the user stands to it. */
export async function openTeam(runs: Runs, team: CountedTeam, userId: string): Promise<OpenedTeam> {
  const found = await findStanding(runs, team.id, userId);
  return {
    ...presentTeam(team, team.memberCount),
    time_zone: team.timeZone,
    standing: found?.standing ?? null,
    memberId: found?.memberId ?? null,
    wards: [...(found?.wards ?? [])],
  };
}
