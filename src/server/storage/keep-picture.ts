import { randomUUID } from 'node:crypto';
import { organisationPictureFolder, profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { AppContext } from '../http/app-context.ts';

const uploadFolders = [profilePictureFolder, teamLogoFolder, organisationPictureFolder];

/** Keeps a picture under a name that nobody can guess. Resolves to its path, relative to the storage host. */
export async function keepPicture({ providers }: AppContext, picture: Buffer, folder = profilePictureFolder): Promise<string> {
  const path = `${folder}/${randomUUID()}.webp`;
  await providers.fileStorage.write(path, picture);
  return path;
}

/** Deletes a picture that somebody uploaded and nobody shows any more; what is not of that kind stays. A file that is gone already is fine. */
export async function removePicture({ providers }: AppContext, path: string | null | undefined): Promise<void> {
  if (!path || !uploadFolders.some((folder) => path.startsWith(`${folder}/`))) return;
  await providers.fileStorage.remove(path);
}

/** As `removePicture`; a failure leaves a file behind, which is logged and no reason to fail. */
export async function deletePicture(app: AppContext, path: string | null | undefined): Promise<void> {
  try {
    await removePicture(app, path);
  } catch (error) {
    app.log.error({ err: error }, 'picture not deleted');
  }
}
