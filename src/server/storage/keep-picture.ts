import { randomUUID } from 'node:crypto';
import { profilePictureFolder } from '../../contract/picture-facts.ts';
import type { House } from '../http/house.ts';

/** Keeps a profile picture under a name that nobody can guess. Resolves to its path, relative to the storage host. */
export async function keepPicture({ providers }: House, picture: Buffer): Promise<string> {
  const path = `${profilePictureFolder}/${randomUUID()}.webp`;
  await providers.fileStorage.write(path, picture);
  return path;
}

/** Deletes a profile picture that nobody shows any more. A failure leaves a file behind, which is logged and no reason to fail. */
export async function deletePicture({ providers, log }: House, path: string | null | undefined): Promise<void> {
  if (!path?.startsWith(`${profilePictureFolder}/`)) return;
  try {
    await providers.fileStorage.remove(path);
  } catch (error) {
    log.error({ err: error }, 'profile picture not deleted');
  }
}
