import { deleteMyAccount as deleteCall, exportMyData as exportCall } from '../../contract/account.ts';
import { getMyDay } from '../../contract/day.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';
import { organisationRoutes } from './organisation/organisation-routes.ts';
import { readMyDay } from './read-my-day.ts';

const seldom = { points: 20, windowSeconds: 600 };

export const accountRoutes = (house: House) => [
  route(getMyDay, (_fields, { viewer }) => readMyDay(house, viewer)),
  ...organisationRoutes(house),
  route(exportCall, (_fields, { viewer }) => exportMyData(house, viewer), { limit: seldom }),
  route(
    deleteCall,
    async (_fields, caller) => {
      await deleteMyAccount(house, caller);
      return { status: 1 as const };
    },
    { limit: seldom },
  ),
];
