import { query, sql } from '../database/sql.ts';
import { defineModule } from '../module/define-module.ts';
import { requireAnotherAdministrator } from './change-roles.ts';
import { platformRoleRoutes } from './routes.ts';

type Row = Record<string, unknown>;

const roles = sql<Row, [userId: string]>`select role, granted_at from platform_roles where user_id = $1 order by role`;
const changes = sql<Row, [userId: string]>`
  select role, change, changed_at from platform_role_changes where user_id = $1 order by id`;

export const platformRolesModule = defineModule({
  name: 'platform-roles',
  routes: platformRoleRoutes,
  personalData: {
    exports: ['platform_roles', 'platform_role_changes'],
    erases: ['platform_roles', 'platform_role_changes'],
    forgets: {
      'platform_roles.granted_by': 'a role belongs to the person who holds it',
      'platform_role_changes.changed_by': 'the record of a role belongs to the person whose role changed',
    },
    collect: async (db, { userId }) => ({
      platformRoles: (await query(db, roles, [userId])).rows,
      platformRoleChanges: (await query(db, changes, [userId])).rows,
    }),
    // The rows are deleted with the user.
    erase: (_app, client, { userId }) => requireAnotherAdministrator(client, userId),
  },
});
