import { limits } from '../../contract/limits.ts';
import { profilePictureFolder } from '../../contract/picture-facts.ts';
import { inTransaction } from '../database/transaction.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changePlayer } from '../players/index.ts';
import { deletePicture, keepPicture } from '../storage/index.ts';

const find = sql<
  { photo: string | null },
  [id: string, userId: string]
>`select photo from players where id = $1 and (is_listed or id = $2)`;

/** A player's picture; the viewer's own without an id. Refuses `noSuchPlayer`, also for an unlisted player. */
export async function readPicture({ database: { pool } }: AppContext, id: string | undefined, { userId }: Viewer) {
  const { rows } = await query(pool, find, [id ?? userId, userId]);
  if (!rows[0]) throw new Refusal('noSuchPlayer');
  return presentPicture(rows[0].photo);
}

const conversions = { points: 20, windowSeconds: 600 };

/** Sets the viewer's profile picture and deletes the previous one afterwards. */
export async function changePicture(app: AppContext, file: File, viewer: Viewer) {
  await app.limits.count('profilePicture', viewer.userId, conversions);
  await mustBePlayer(app, viewer);
  return keepPicture(app, { file, folder: profilePictureFolder, ownerId: viewer.userId }, (photo) => show(app, viewer, photo));
}

/** Deletes the viewer's profile picture, if any. */
export const removePicture = (app: AppContext, viewer: Viewer) => show(app, viewer, null);

const lockPlayer = sql<{ photo: string | null }, [userId: string]>`select photo from players where id = $1 for update`;

const lockUser = sql<never, [userId: string]>`select from users where id = $1 for update`;

async function show(app: AppContext, { userId }: Viewer, photo: string | null) {
  const before = await inTransaction(app.database.pool, async (client) => {
    await query(client, lockUser, [userId]);
    const { rows } = await query(client, lockPlayer, [userId]);
    await changePlayer(client, userId, { photo });
    return rows[0]?.photo;
  });
  await deletePicture(app, before);
  return presentPicture(photo);
}

const readPlayer = sql<never, [userId: string]>`select from players where id = $1`;

/** Checked before the conversion, which would be wasted otherwise. */
async function mustBePlayer({ database }: AppContext, { userId }: Viewer): Promise<void> {
  const { rowCount } = await query(database.pool, readPlayer, [userId]);
  if (rowCount === 0) throw new Refusal('notAPlayer');
}

/** A picture's path and its URL: spec §7's proxy path, in spec §9's size. */
const presentPicture = (photo: string | null) => ({
  status: 1 as const,
  response: { photo, address: photo && `/${photo}?w=${limits.profilePhotoPx}` },
});
