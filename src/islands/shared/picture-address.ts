import { profilePictureFolder } from '../../contract/picture-facts.ts';

const host = (import.meta.env['PUBLIC_STORAGE_URL'] ?? '/storage').replace(/\/$/, '');
// Spec §7: a player's photo comes through our own proxy path, whichever host keeps everything else.
const hostOf = (path: string) => (path.startsWith(`${profilePictureFolder}/`) ? '' : host);

/** Spec §7: a picture is the storage host plus a relative path; `widthPx` is one of the widths it is made in (48, 96, 150, 300, 600, 1200). */
export const pictureAddress = (relativePath: string, widthPx: number): string =>
  `${hostOf(relativePath)}/${relativePath.split('/').map(encodeURIComponent).join('/')}?w=${widthPx}`;
