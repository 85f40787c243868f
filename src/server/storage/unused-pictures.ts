import { organisationPictureFolder, profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import type { JobKind } from '../module/define-module.ts';
import { removePicture, uploadFolderOf, type UploadFolder } from './remove-picture.ts';

const unusedPicture = 'unused-picture';

/** Much longer than the transaction takes that writes the path of a new picture into a row. */
const lookAfterMs = 3_600_000;

type Use = [ownerId: string, path: string];

/** Finds the row that names a picture, by its owner. */
const findUse = {
  [profilePictureFolder]: sql<never, Use>`select from players where id = $1 and photo = $2`,
  [teamLogoFolder]: sql<never, Use>`select from teams where id = $1 and logo = $2`,
  [organisationPictureFolder]: sql<never, Use>`select from organisations where user_id = $1 and $2 = any(images)`,
} satisfies Record<UploadFolder, unknown>;

/**
 * Queues a job that deletes the file of a new picture if no row names it an hour later: the program may have ended between file and row, or
 * the connection broke during the commit. The owner is encrypted, because finished jobs are kept for a while and may outlive an account.
 */
export async function queueLookIfUsed(app: AppContext, db: Queryable, path: string, ownerId: string): Promise<void> {
  const owner = await app.secrets.seal('picture', ownerId);
  await app.jobs.queueWork(db, unusedPicture, [{ ids: { path, owner }, at: new Date(Date.now() + lookAfterMs) }]);
}

async function removeIfUnused(app: AppContext, path: string, owner: string): Promise<void> {
  const folder = uploadFolderOf(path);
  const ownerId = await app.secrets.open('picture', owner);
  if (folder === undefined || typeof ownerId !== 'string') return;
  const { rowCount } = await query(app.database.pool, findUse[folder], [ownerId, path]);
  if (rowCount === 0) await removePicture(app, path);
}

/** Runs an hour after a picture was uploaded. */
export const unusedPictureJob: JobKind = {
  kind: unusedPicture,
  work: (app, { path = '', owner = '' }) => removeIfUnused(app, path, owner),
};
