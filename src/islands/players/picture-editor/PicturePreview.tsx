import { useEffect, useRef } from 'react';
import { limits } from '../../../contract/limits.ts';
import { drawPicture } from './draw-picture.ts';
import type { Edit } from './edit.ts';
import type { OpenedPicture } from './open-file.ts';

type Props = { picture: OpenedPicture; edit: Edit };

/** Previews of the picture: in a profile, and small in a list. */
export function PicturePreview({ picture, edit }: Props) {
  return (
    <div className="flex items-end gap-4">
      <Round picture={picture} edit={edit} sizePx={limits.profilePhotoPx} label="Preview, as in your profile" />
      <Round picture={picture} edit={edit} sizePx={48} />
    </div>
  );
}

function Round({ picture, edit, sizePx, label }: Props & { sizePx: number; label?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => canvas.current && drawPicture(canvas.current, picture, edit));
    return () => cancelAnimationFrame(frame);
  }, [picture, edit]);
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  // Drawn with twice the pixels, for high-density screens.
  return (
    <canvas
      ref={canvas}
      width={sizePx * 2}
      height={sizePx * 2}
      style={{ width: sizePx, height: sizePx }}
      className="rounded-full ring-2 ring-chalk/70"
      {...spoken}
    />
  );
}
