import { randomUUID } from 'node:crypto';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { makeProfilePicture } from './make-profile-picture.ts';
import { deletePicture, type UploadFolder } from './remove-picture.ts';
import { queueLookIfUsed } from './unused-pictures.ts';

type NewPicture = {
  file: File;
  folder: UploadFolder;
  /** The id of the player, team or organisation whose row will name the picture. */
  ownerId: string;
};

/**
 * Converts an upload, stores it under a random name, and has `writeRow` write its path, relative to the storage host, into the owner's row.
 * The file is deleted again if `writeRow` refuses. After another error the row may have been written, because a connection can be lost during
 * the commit; then the file stays, and a job deletes it later if the row does not name it. Refuses what `makeProfilePicture` refuses.
 */
export async function keepPicture<T>(
  app: AppContext,
  { file, folder, ownerId }: NewPicture,
  writeRow: (path: string) => Promise<T>,
): Promise<T> {
  const picture = await makeProfilePicture(new Uint8Array(await file.arrayBuffer()));
  const path = `${folder}/${randomUUID()}.webp`;
  await queueLookIfUsed(app, app.database.pool, path, ownerId);
  await app.providers.fileStorage.write(path, picture);
  try {
    return await writeRow(path);
  } catch (error) {
    if (error instanceof Refusal) await deletePicture(app, path);
    throw error;
  }
}
