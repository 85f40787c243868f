import { deleteMyAccount as deleteCall, exportMyData as exportCall } from '../../contract/account.ts';
import { getMyDay } from '../../contract/day.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';
import { organisationRoutes } from './organisation/organisation-routes.ts';
import { readMyDay } from './read-my-day.ts';

const seldom = { points: 20, windowSeconds: 600 };

export const accountRoutes = (app: AppContext) => [
  route(getMyDay, (_fields, { viewer }) => readMyDay(app, viewer)),
  ...organisationRoutes(app),
  route(exportCall, (_fields, { viewer }) => exportMyData(app, viewer), { limit: seldom }),
  route(
    deleteCall,
    async (_fields, caller) => {
      await deleteMyAccount(app, caller);
      return { status: 1 as const };
    },
    { limit: seldom },
  ),
];
