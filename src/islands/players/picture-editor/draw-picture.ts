import { limits } from '../../../contract/limits.ts';
import { angleOf, pixelsInSquare, scaleOf, sidesOf, type Edit } from './edit.ts';
import { transparentBackground, type OpenedPicture } from './open-file.ts';

/** Draws the content of the square in the size of the canvas. */
export function drawPicture(canvas: HTMLCanvasElement, picture: OpenedPicture, edit: Edit): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = sidesOf(picture);
  context.resetTransform();
  context.fillStyle = transparentBackground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(canvas.width, canvas.height);
  context.translate(edit.x, edit.y);
  context.rotate((angleOf(edit) * Math.PI) / 180);
  context.scale(scaleOf(edit), scaleOf(edit));
  context.drawImage(picture.pixels, -width / 2, -height / 2, width, height);
}

/** The side of the result in px, 150 to 600, limited by the picture's own pixels. */
export const bestSizePx = (picture: OpenedPicture, edit: Edit): number =>
  Math.min(limits.keptPicturePx, Math.max(limits.profilePhotoPx, pixelsInSquare(edit, picture)));

/** The content of the square as a JPEG file. */
export async function writeJpeg(picture: OpenedPicture, edit: Edit, sizePx: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = sizePx;
  drawPicture(canvas, picture, edit);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], `picture-${sizePx}.jpg`, { type: blob.type });
}

/** Downloads a file. */
export function saveToDisk(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
