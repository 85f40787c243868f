import type { PlatformRole } from '../../contract/platform-roles.ts';

export const roleLabels: Readonly<Record<PlatformRole, string>> = {
  administrator: 'Administrator',
  moderator: 'Moderator',
  editor: 'Editor',
};
