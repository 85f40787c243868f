import { deleteMyAccount as deleteCall, exportMyData as exportCall } from '../../contract/account.ts';
import { getMyDay } from '../../contract/day.ts';
import { getMyOrganisation, updateMyOrganisation } from '../../contract/organisations.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';
import { changeOrganisation } from './organisation/change-organisation.ts';
import { readOrganisation } from './organisation/read-organisation.ts';
import { readMyDay } from './read-my-day.ts';

const seldom = { points: 20, windowSeconds: 600 };

export const accountRoutes = (house: House) => [
  route(getMyDay, (_fields, { viewer }) => readMyDay(house, viewer)),
  route(getMyOrganisation, async (_fields, { viewer }) => ({ status: 1 as const, response: await readOrganisation(house, viewer) })),
  route(
    updateMyOrganisation,
    async (fields, { viewer }) => ({ status: 1 as const, response: await changeOrganisation(house, fields, viewer) }),
    { limit: { points: 60, windowSeconds: 600 } },
  ),
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
