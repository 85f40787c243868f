import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changePlayer } from '../players/index.ts';
import { deletePicture, keepPicture, makeProfilePicture } from '../storage/index.ts';
import { presentPicture } from './present-picture.ts';

const conversions = { points: 20, windowSeconds: 600 };

/** Makes a file the viewer's profile picture. The one before is deleted once the new one is shown. */
export async function changePicture(house: House, file: File, viewer: Viewer) {
  await house.limits.count('profilePicture', viewer.userId, conversions);
  await mustBePlayer(house, viewer);
  const photo = await keepPicture(house, await makeProfilePicture(new Uint8Array(await file.arrayBuffer())));
  try {
    return await show(house, viewer, photo);
  } catch (error) {
    // Nobody shows it: the account was deleted at this instant, or the database is out of reach.
    await deletePicture(house, photo);
    throw error;
  }
}

/** Deletes the viewer's profile picture; without one, nothing happens. */
export const removePicture = (house: House, viewer: Viewer) => show(house, viewer, null);

async function show(house: House, { userId }: Viewer, photo: string | null) {
  const before = await inTransaction(house.database.pool, async (client) => {
    await client.query('select from users where id = $1 for update', [userId]);
    const { rows } = await client.query<{ photo: string | null }>('select photo from players where id = $1 for update', [userId]);
    await changePlayer(client, userId, { photo });
    return rows[0]?.photo;
  });
  await deletePicture(house, before);
  return presentPicture(photo);
}

/** Asked before the work is done, so that nobody's conversion is thrown away. */
async function mustBePlayer({ database }: House, { userId }: Viewer): Promise<void> {
  const { rowCount } = await database.pool.query('select from players where id = $1', [userId]);
  if (rowCount === 0) throw new Refusal('notAPlayer');
}
