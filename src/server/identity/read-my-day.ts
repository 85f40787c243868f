import type { Day } from '../../contract/day.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';

/** The data of the viewer's My day page: each module adds its part. */
export async function readMyDay({ database: { pool }, day }: AppContext, viewer: Viewer): Promise<Day> {
  const parts = await Promise.all(day.map((part) => part(pool, viewer)));
  const empty: Day = { city: '', sports: [], profile: null, plan: { name: '', requestsAMonth: 0, requestsLeft: 0 } };
  return Object.assign(empty, ...parts) as Day;
}
