import { organisationPictureFolder, profilePictureFolder, teamLogoFolder } from '../../contract/picture-facts.ts';
import type { AppContext } from '../http/app-context.ts';

const uploadFolders = [profilePictureFolder, teamLogoFolder, organisationPictureFolder] as const;

/** A folder of uploaded pictures. */
export type UploadFolder = (typeof uploadFolders)[number];

/** The folder of an uploaded picture; undefined for another path. */
export const uploadFolderOf = (path: string): UploadFolder | undefined => uploadFolders.find((folder) => path.startsWith(`${folder}/`));

/** Deletes an uploaded picture that is no longer used; other paths are ignored, and so is a missing file. */
export async function removePicture({ providers }: AppContext, path: string | null | undefined): Promise<void> {
  if (path && uploadFolderOf(path)) await providers.fileStorage.remove(path);
}

/** Like `removePicture`, but a failure is only logged and leaves the file behind. */
export async function deletePicture(app: AppContext, path: string | null | undefined): Promise<void> {
  try {
    await removePicture(app, path);
  } catch (error) {
    app.log.error({ err: error }, 'picture not deleted');
  }
}
