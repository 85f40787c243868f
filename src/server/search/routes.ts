import * as calls from '../../contract/search.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { searchEverything } from './search-everything.ts';
import { suggestCities } from './suggest-cities.ts';

const searching = { points: 120, windowSeconds: 60 };
// Every typed letter may cause a request.
const typing = { points: 240, windowSeconds: 60 };

export const searchRoutes = ({ database }: AppContext) => [
  route(calls.globalSearch, async (fields) => ({ status: 1 as const, response: await searchEverything(database.pool, fields) }), {
    limit: searching,
  }),
  route(calls.suggestCities, ({ text }) => suggestCities(text), { limit: typing, publicForSeconds: 3_600 }),
];
