import { profilePictureFolder } from '../../contract/picture-facts.ts';

const host = (import.meta.env['PUBLIC_STORAGE_URL'] ?? '/storage').replace(/\/$/, '');
// Spec §7: profile photos are served through our own proxy path, whatever the storage host.
const hostOf = (path: string) => (path.startsWith(`${profilePictureFolder}/`) ? '' : host);

/**
 * Spec §7: the address of a picture is the storage host plus a relative path. `widthPx` is one of the available widths (48, 96, 150, 300,
 * 600, 1200).
 */
export const pictureAddress = (relativePath: string, widthPx: number): string =>
  `${hostOf(relativePath)}/${relativePath.split('/').map(encodeURIComponent).join('/')}?w=${widthPx}`;
