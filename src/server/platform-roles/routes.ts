import {
  getHealthDetails,
  grantPlatformRole,
  listFailedJobs as listFailedJobsCall,
  listMyPlatformRoles,
  listPlatformRoles,
  revokePlatformRole,
  type PlatformPermission,
} from '../../contract/platform-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { route, type SignedInCaller } from '../http/route.ts';
import { listFailedJobs } from '../jobs/job-counts.ts';
import { grantRole, revokeRole } from './change-roles.ts';
import { readHealth } from './read-health.ts';
import { listHolders, listRolesOf } from './read-roles.ts';
import { requirePlatformPermission } from './require-platform-permission.ts';

const seldom = { points: 60, windowSeconds: 600 };

export function platformRoleRoutes(app: AppContext) {
  const { pool } = app.database;
  const allowed = ({ viewer }: SignedInCaller, permission: PlatformPermission) =>
    requirePlatformPermission(pool, viewer.userId, permission);
  return [
    route(listMyPlatformRoles, async (_fields, { viewer }) => ({ response: await listRolesOf(pool, viewer.userId) })),
    route(listPlatformRoles, async (_fields, caller) => {
      await allowed(caller, 'manageRoles');
      return { response: await listHolders(pool) };
    }),
    route(
      grantPlatformRole,
      async ({ email, role }, { viewer }) => {
        await grantRole(pool, email, role, viewer.userId);
        return { response: await listHolders(pool) };
      },
      { limit: seldom },
    ),
    route(
      revokePlatformRole,
      async ({ user_id: userId, role }, { viewer }) => {
        await revokeRole(pool, userId, role, viewer.userId);
        return { response: await listHolders(pool) };
      },
      { limit: seldom },
    ),
    route(listFailedJobsCall, async (_fields, caller) => {
      await allowed(caller, 'readFailedJobs');
      return { response: await listFailedJobs(pool) };
    }),
    route(getHealthDetails, async (_fields, caller) => {
      await allowed(caller, 'readHealthDetails');
      return readHealth(app);
    }),
  ];
}
