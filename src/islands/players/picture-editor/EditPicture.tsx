import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CropStage } from './CropStage.tsx';
import { EditTools } from './EditTools.tsx';
import { FinishButtons } from './FinishButtons.tsx';
import type { Goal } from './goal.ts';
import type { OpenedPicture } from './open-file.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { useEdits } from './use-edits.ts';

type Props = { picture: OpenedPicture; goal: Goal; onAnother: () => void };

/** The picture on the left, the tools on the right; below each other on a phone. */
export function EditPicture({ picture, goal, onAnother }: Props) {
  const edits = useEdits(picture);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is gone; without this a screen reader would start again at the top of the page.
  useEffect(() => title.current?.focus(), []);
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    edits.undo();
  }
  return (
    <section
      aria-labelledby="crop-title"
      className="grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(18rem,24rem)] lg:gap-14"
      onKeyDown={press}
    >
      <div>
        <h2 ref={title} id="crop-title" tabIndex={-1} className="visually-hidden">
          Cut it to size
        </h2>
        <CropStage picture={picture} edits={edits} />
        <p className="mt-2 text-center text-sm text-chalk-muted">Drag to move. Pinch, scroll, or + and − to zoom.</p>
      </div>
      <div className="space-y-6">
        <div className="max-lg:hidden">
          <PicturePreview picture={picture} edit={edits.now} />
        </div>
        <EditTools edits={edits} />
        <FinishButtons picture={picture} edit={edits.now} goal={goal} onAnother={onAnother} />
      </div>
    </section>
  );
}
