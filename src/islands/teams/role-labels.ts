import type { AccessRole } from '../../contract/team-roles.ts';

/** The labels of the roles in a team. */
export const roleLabels: Readonly<Record<AccessRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  coach: 'Coach',
  player: 'Player',
  guardian: 'Guardian',
  follower: 'Follower',
};
