import type { ReactNode } from 'react';
import { steepestTilt } from './edit.ts';
import { spokenTilt, spokenZoom } from './spoken-edit.ts';
import { ToolSlider } from './ToolSlider.tsx';
import type { Edits } from './use-edits.ts';

type ToolProps = { label: string; path: string; isOff?: boolean; onPress: () => void };

/** Zoom, straighten, turn, undo and reset. */
export function EditTools({ edits }: { edits: Edits }) {
  const { now, mostZoom, canUndo } = edits;
  return (
    <div className="space-y-5">
      <ToolSlider
        label="Zoom"
        shown={`${now.zoom.toFixed(1)}×`}
        spoken={spokenZoom(now.zoom)}
        value={now.zoom}
        lowest={1}
        highest={mostZoom}
        step={0.1}
        isOff={mostZoom === 1}
        onChange={edits.zoom}
      />
      <ToolSlider
        label="Straighten"
        shown={`${now.tilt > 0 ? '+' : ''}${now.tilt}°`}
        spoken={spokenTilt(now.tilt)}
        value={now.tilt}
        lowest={-steepestTilt}
        highest={steepestTilt}
        step={1}
        onChange={edits.tilt}
      />
      <div className="grid at-most-2 gap-2">
        <Tool label="Turn left" path="M4 4v5h5M4.6 9A6.5 6.5 0 1 1 4 13" onPress={() => edits.turn(-1)} />
        <Tool label="Turn right" path="M16 4v5h-5M15.4 9A6.5 6.5 0 1 0 16 13" onPress={() => edits.turn(1)} />
        <Tool label="Undo" path="M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8" isOff={!canUndo} onPress={edits.undo} />
        <Tool label="Reset" path="M4 4l12 12M16 4 4 16" isOff={!canUndo} onPress={edits.reset} />
      </div>
      <p role="status" className="visually-hidden">
        {edits.spoken}
      </p>
    </div>
  );
}

function Tool({ label, path, isOff = false, onPress }: ToolProps): ReactNode {
  return (
    // Not `disabled`, so that the button keeps the focus after the last step was undone.
    <button type="button" className="tool" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress}>
      <svg
        className="size-5 shrink-0"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {label}
    </button>
  );
}
