import type { exportMyData as call } from '../../contract/account.ts';
import type { Answer } from '../../contract/call.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { verifiedAddresses } from './my-ways.ts';

/** Everything that any module stores about the viewer, found by their user id and verified addresses. */
export async function exportMyData({ database: { pool }, personalData }: AppContext, { userId }: Viewer): Promise<Answer<typeof call>> {
  const addresses = await verifiedAddresses(pool, userId);
  const sections = await Promise.all(personalData.map(({ collect }) => collect(pool, { userId, addresses })));
  return { exportedAt: new Date().toISOString(), ...(Object.assign({}, ...sections) as (typeof sections)[number]) };
}
