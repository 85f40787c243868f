import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { presentPicture } from './present-picture.ts';

const find = 'select photo from players where id = $1 and (is_listed or id = $2)';

/** Where a player's picture is; the viewer's own without an id. Refuses `noSuchPlayer`, for an unlisted player too. */
export async function readPicture({ database: { pool } }: AppContext, id: string | undefined, { userId }: Viewer) {
  const { rows } = await pool.query<{ photo: string | null }>(find, [id ?? userId, userId]);
  if (!rows[0]) throw new Refusal('noSuchPlayer');
  return presentPicture(rows[0].photo);
}
