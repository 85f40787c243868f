import { randomUUID } from 'node:crypto';
import { organisationPictureFolder, profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { House } from '../http/house.ts';

const uploadFolders = [profilePictureFolder, teamLogoFolder, organisationPictureFolder];

/** Keeps a picture under a name that nobody can guess. Resolves to its path, relative to the storage host. */
export async function keepPicture({ providers }: House, picture: Buffer, folder = profilePictureFolder): Promise<string> {
  const path = `${folder}/${randomUUID()}.webp`;
  await providers.fileStorage.write(path, picture);
  return path;
}

/** Deletes a picture that somebody uploaded and nobody shows any more; what is not of that kind stays. A file that is gone already is fine. */
export async function removePicture({ providers }: House, path: string | null | undefined): Promise<void> {
  if (!path || !uploadFolders.some((folder) => path.startsWith(`${folder}/`))) return;
  await providers.fileStorage.remove(path);
}

/** As `removePicture`; a failure leaves a file behind, which is logged and no reason to fail. */
export async function deletePicture(house: House, path: string | null | undefined): Promise<void> {
  try {
    await removePicture(house, path);
  } catch (error) {
    house.log.error({ err: error }, 'picture not deleted');
  }
}
