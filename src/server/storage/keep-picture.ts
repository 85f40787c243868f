import { randomUUID } from 'node:crypto';
import { profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { House } from '../http/house.ts';

/** Keeps a picture under a name that nobody can guess. Resolves to its path, relative to the storage host. */
export async function keepPicture({ providers }: House, picture: Buffer, folder = profilePictureFolder): Promise<string> {
  const path = `${folder}/${randomUUID()}.webp`;
  await providers.fileStorage.write(path, picture);
  return path;
}

/** Deletes a picture that somebody uploaded and nobody shows any more. A failure leaves a file behind, which is logged and no reason to fail. */
export async function deletePicture({ providers, log }: House, path: string | null | undefined): Promise<void> {
  if (!path || ![profilePictureFolder, teamLogoFolder].some((folder) => path.startsWith(`${folder}/`))) return;
  try {
    await providers.fileStorage.remove(path);
  } catch (error) {
    log.error({ err: error }, 'picture not deleted');
  }
}
