import type pg from 'pg';
import type { MyProfile } from '../../contract/my-profile.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changePlayer, type PlayerChange } from '../players/index.ts';
import { presentMyProfile } from './present-my-profile.ts';

type Also = (client: pg.PoolClient) => Promise<void>;

/** Changes the viewer's player, and whatever else goes with it, in one transaction with what search tells. Refuses `notAPlayer`, `nameTaken` and `minorUnlisted`. */
export async function changeMyProfile(app: AppContext, { userId }: Viewer, change: PlayerChange, also?: Also): Promise<MyProfile> {
  return inTransaction(app.database.pool, async (client) => {
    // One change of a person at a time; who deletes their account meanwhile is gone, or waits.
    const { rows } = await client.query<{ isAdult: boolean | null }>('select is_adult as "isAdult" from users where id = $1 for update', [
      userId,
    ]);
    const mayBeListed = rows[0]?.isAdult === true;
    if (change.isListed && !mayBeListed) throw new Refusal('minorUnlisted');
    const player = await changePlayer(client, userId, change);
    await also?.(client);
    return presentMyProfile(player, mayBeListed);
  });
}
