import { randomUUID } from 'node:crypto';
import { organisationPictureFolder, profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { AppContext } from '../http/app-context.ts';

const uploadFolders = [profilePictureFolder, teamLogoFolder, organisationPictureFolder];

/** Stores a picture under a random name. Resolves to its path relative to the storage host. */
export async function keepPicture({ providers }: AppContext, picture: Buffer, folder = profilePictureFolder): Promise<string> {
  const path = `${folder}/${randomUUID()}.webp`;
  await providers.fileStorage.write(path, picture);
  return path;
}

/** Deletes an uploaded picture that is no longer used; other paths are ignored, and so is a missing file. */
export async function removePicture({ providers }: AppContext, path: string | null | undefined): Promise<void> {
  if (!path || !uploadFolders.some((folder) => path.startsWith(`${folder}/`))) return;
  await providers.fileStorage.remove(path);
}

/** Like `removePicture`, but a failure is only logged and leaves the file behind. */
export async function deletePicture(app: AppContext, path: string | null | undefined): Promise<void> {
  try {
    await removePicture(app, path);
  } catch (error) {
    app.log.error({ err: error }, 'picture not deleted');
  }
}
