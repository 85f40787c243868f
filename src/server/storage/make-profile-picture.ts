import { limits } from '../../contract/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { openPicture } from './open-picture.ts';
import { takeTurns } from './take-turns.ts';

// A conversion takes a core; two at a time leave capacity for other requests.
const inTurn = takeTurns({ atOnce: 2, waiting: 12 });
const paper = '#f4f1e8';

/**
 * Converts an upload to a square WebP of up to 600 px: rotated upright, cropped to the centre and encoded anew, so that neither metadata
 * (EXIF, XMP, colour profile) nor data hidden in the file remains. Refuses `unusablePicture`, `pictureTooLarge`, `pictureTooSmall`, and
 * `tooManyRequests` if too many are waiting.
 */
export function makeProfilePicture(bytes: Uint8Array): Promise<Buffer> {
  return inTurn(async () => {
    const { picture, width, height } = await openPicture(bytes);
    const shortest = Math.min(width, height);
    if (shortest < limits.profilePhotoPx) throw new Refusal('pictureTooSmall');
    const side = Math.min(shortest, limits.keptPicturePx);
    const square = picture.timeout({ seconds: 20 }).autoOrient().resize({ width: side, height: side, fit: 'cover' });
    try {
      return await square.flatten({ background: paper }).webp({ quality: 84 }).toBuffer();
    } catch {
      // The header was valid but the pixels are not: the file was cut off or manipulated.
      throw new Refusal('unusablePicture');
    }
  });
}
