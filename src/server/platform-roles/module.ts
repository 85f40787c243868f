import { defineModule } from '../module/define-module.ts';
import { platformRoleRoutes } from './routes.ts';

const roles = 'select role, granted_at from platform_roles where user_id = $1 order by role';
const changes = 'select role, change, changed_at from platform_role_changes where user_id = $1 order by id';

export const platformRolesModule = defineModule({
  name: 'platform-roles',
  routes: platformRoleRoutes,
  personalData: {
    exports: ['platform_roles', 'platform_role_changes'],
    erases: ['platform_roles', 'platform_role_changes'],
    collect: async (db, { userId }) => ({
      platformRoles: (await db.query<Record<string, unknown>>(roles, [userId])).rows,
      platformRoleChanges: (await db.query<Record<string, unknown>>(changes, [userId])).rows,
    }),
  },
});
