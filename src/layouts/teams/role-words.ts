import type { TeamStanding } from '../../contract/team-roles.ts';

/** What somebody is told that they are in a team. */
export const roleWords: Readonly<Record<TeamStanding, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  coach: 'Coach',
  player: 'Player',
  guardian: 'Guardian',
  follower: 'Follower',
};
