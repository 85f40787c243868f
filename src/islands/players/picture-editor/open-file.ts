import { limits } from '../../../contract/limits.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { kindOfFile } from './kind-of-file.ts';

/** An opened picture: its pixels, at most 2400 px a side, and a URL for showing it. */
export type OpenedPicture = { name: string; url: string; pixels: HTMLCanvasElement; width: number; height: number };
export type Opened = { step: 'opened'; picture: OpenedPicture } | { step: 'refused'; text: string } | { step: 'unshowable'; file: File };

const largestSidePx = 2_400;
/** The background for transparent pixels. */
export const transparentBackground = '#f4f1e8';

/** Opens a file that was chosen, dropped or pasted. A HEIC that this browser cannot show is `unshowable`; the server still accepts it. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > limits.pictureBytes) return { step: 'refused', text: refusalTexts.pictureTooLarge };
  const kind = await kindOfFile(file);
  if (!kind) return { step: 'refused', text: refusalTexts.unusablePicture };
  const bitmap = await decode(file);
  if (!bitmap) return kind === 'heic' ? { step: 'unshowable', file } : { step: 'refused', text: refusalTexts.unusablePicture };
  const { width, height } = bitmap;
  if (width * height > limits.pictureMegapixels * 1_000_000) return { step: 'refused', text: refusalTexts.pictureTooLarge };
  if (Math.min(width, height) < limits.profilePhotoPx) return { step: 'refused', text: refusalTexts.pictureTooSmall };
  const pixels = drawn(bitmap, Math.min(1, largestSidePx / Math.max(width, height)));
  bitmap.close();
  // The content security policy only allows images from our own origin and data: URLs.
  const url = pixels.toDataURL('image/jpeg', 0.9);
  return { step: 'opened', picture: { name: file.name, url, pixels, width: pixels.width, height: pixels.height } };
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The file is truncated, or of a format that this browser cannot decode.
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(limits.profilePhotoPx, Math.round(bitmap.width * scale));
  canvas.height = Math.max(limits.profilePhotoPx, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = transparentBackground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
