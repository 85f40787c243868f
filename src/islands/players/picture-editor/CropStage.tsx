import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import { angleOf, scaleOf } from './edit.ts';
import type { OpenedPicture } from './open-file.ts';
import type { Edits } from './use-edits.ts';
import { useSide } from './use-side.ts';

type Props = { picture: OpenedPicture; edits: Edits };

/** The share of the stage that the square covers; around it one sees what is cut off. */
const cropPart = 0.84;
const nudge = 0.02;
const zoomStep = 1.1;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture under its round frame: moved by dragging, pinching or arrow keys (Shift for larger steps), zoomed by plus and minus. */
export function CropStage({ picture, edits }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const side = useSide(stage);
  const crop = Math.round(side * cropPart);
  const { now, mostZoom } = edits;

  function press(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) {
      const length = event.shiftKey ? nudge * 5 : nudge;
      edits.move(now.x + step[0] * length, now.y + step[1] * length, true);
    } else if (event.key === '+' || event.key === '=') edits.zoom(now.zoom * zoomStep);
    else if (event.key === '-') edits.zoom(now.zoom / zoomStep);
    else return;
    event.preventDefault();
  }

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    edits.zoom(now.zoom * Math.exp(-event.deltaY / 500));
  });
  useEffect(() => {
    // React's wheel listeners are passive and cannot prevent scrolling.
    const element = stage.current;
    const listen = (event: WheelEvent) => wheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  // The picture is shown whole (`contain`) in a square stage, before it is scaled to the circle.
  const { width, height } = picture;
  const shown = (side * Math.min(width, height)) / Math.max(width, height);
  const transform = `translate(${now.x * crop}px, ${now.y * crop}px) rotate(${angleOf(now)}deg) scale(${(crop / shown) * scaleOf(now)})`;
  return (
    <div ref={stage} className="crop-stage">
      {side > 0 && (
        <Cropper
          // A new size remounts the cropper, because it keeps the old measures otherwise.
          key={crop}
          image={picture.url}
          crop={{ x: now.x * crop, y: now.y * crop }}
          zoom={now.zoom}
          minZoom={1}
          maxZoom={mostZoom}
          cropSize={{ width: crop, height: crop }}
          cropShape="round"
          showGrid={false}
          transform={transform}
          restrictPosition={false}
          zoomWithScroll={false}
          // The content security policy forbids its style element; picture-editor.css has the rules instead.
          disableAutomaticStylesInjection
          onCropChange={({ x, y }) => edits.move(x / crop, y / crop)}
          onZoomChange={edits.zoom}
          mediaProps={{ alt: '', draggable: false }}
          cropperProps={{
            role: 'application',
            'aria-roledescription': 'picture',
            'aria-label': 'Your picture under the circle. Arrow keys move it, plus and minus zoom.',
            onKeyDown: press,
          }}
        />
      )}
    </div>
  );
}
