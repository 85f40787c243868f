import type { AccessRole } from '../../contract/team-roles.ts';

/** What somebody is in a team, as it is shown. */
export const roleLabels: Readonly<Record<AccessRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  coach: 'Coach',
  player: 'Player',
  guardian: 'Guardian',
  follower: 'Follower',
};
