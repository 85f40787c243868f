import { eq } from 'drizzle-orm';
import type { MyProfile } from '../../contract/my-profile.ts';
import { users } from '../database/tables/identity.ts';
import { players } from '../database/tables/players.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { presentMyProfile } from './present-my-profile.ts';

/** The viewer's own profile. Refuses `notAPlayer`. */
export async function readMyProfile({ database: { db } }: AppContext, { userId }: Viewer): Promise<MyProfile> {
  const [found] = await db
    .select({ player: players, isAdult: users.isAdult })
    .from(players)
    .innerJoin(users, eq(users.id, players.id))
    .where(eq(players.id, userId));
  if (!found) throw new Refusal('notAPlayer');
  return presentMyProfile(found.player, found.isAdult === true);
}
