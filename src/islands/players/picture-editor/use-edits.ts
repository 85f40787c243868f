import { useReducer, useState } from 'react';
import { mostZoom, reshape, settle, untouched, type Edit, type Shape } from './edit.ts';
import { fresh, nextHistory, type Kind } from './edit-history.ts';
import { spokenEdit } from './spoken-edit.ts';

export type Edits = {
  readonly now: Edit;
  readonly mostZoom: number;
  readonly canUndo: boolean;
  /** The announcement of the last change for screen readers, where no control announces it. */
  readonly spoken: string;
  move(x: number, y: number, isSpoken?: boolean): void;
  zoom(zoom: number): void;
  tilt(degrees: number): void;
  turn(quarters: 1 | -1): void;
  reset(): void;
  undo(): void;
};

/** The edits of one picture, with undo. */
export function useEdits(shape: Shape): Edits {
  const [history, step] = useReducer(nextHistory, fresh);
  const [spoken, announce] = useState('');
  const { now, past } = history;
  const put = (kind: Kind, edit: Edit) => step({ do: 'edit', kind, edit, at: Date.now() });
  return {
    now,
    mostZoom: mostZoom(shape),
    canUndo: past.length > 0,
    spoken,
    move(x, y, isSpoken) {
      const moved = settle({ ...now, x, y }, shape);
      put('move', moved);
      if (isSpoken) announce(spokenEdit(moved));
    },
    zoom: (zoom) => put('zoom', reshape(now, { zoom }, shape)),
    tilt: (tilt) => put('tilt', reshape(now, { tilt }, shape)),
    turn(quarters) {
      put('turn', reshape(now, { turns: now.turns + quarters }, shape));
      announce(quarters > 0 ? 'Turned to the right.' : 'Turned to the left.');
    },
    reset() {
      put('reset', untouched);
      announce('As it was opened.');
    },
    undo() {
      step({ do: 'undo' });
      announce('Taken back.');
    },
  };
}
