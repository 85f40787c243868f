import { limits } from '../../contract/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { openPicture } from './open-picture.ts';
import { takeTurns } from './take-turns.ts';

// A conversion takes a core; two at once leave the others to everybody else.
const inTurn = takeTurns({ atOnce: 2, waiting: 12 });
const paper = '#f4f1e8';

/**
 * A square WebP of up to 600 px, made of what somebody sent: turned upright, cut around its middle, and written anew, so that neither
 * what the camera knew (EXIF, XMP, colour profile) nor what was hidden behind the picture comes along.
 * Refuses `unusablePicture`, `pictureTooLarge`, `pictureTooSmall` and, where too many wait, `tooManyRequests`.
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
      // The header was right and the pixels are not: cut off, or made to be so.
      throw new Refusal('unusablePicture');
    }
  });
}
