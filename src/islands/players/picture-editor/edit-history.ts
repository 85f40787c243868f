import { untouched, type Edit } from './edit.ts';

export type Kind = 'move' | 'zoom' | 'tilt' | 'turn' | 'reset';
export type History = { readonly past: readonly Edit[]; readonly now: Edit; readonly last: { kind: Kind; at: number } | undefined };
export type Step = { do: 'edit'; kind: Kind; edit: Edit; at: number } | { do: 'undo' };

export const fresh: History = { past: [], now: untouched, last: undefined };

/** Changes of one kind that follow each other within this time, as in a drag, are one undo step. */
const mergeWithinMs = 800;
const mostSteps = 100;
const isSame = (one: Edit, other: Edit) =>
  (['x', 'y', 'zoom', 'turns', 'tilt'] as const).every((part) => Math.abs(one[part] - other[part]) < 1e-6);

export function nextHistory(history: History, step: Step): History {
  if (step.do === 'undo') {
    const now = history.past.at(-1);
    return now ? { past: history.past.slice(0, -1), now, last: undefined } : history;
  }
  const { kind, edit, at } = step;
  if (isSame(edit, history.now)) return history;
  const { last } = history;
  const isGoingOn = last?.kind === kind && kind !== 'turn' && kind !== 'reset' && at - last.at < mergeWithinMs;
  return { past: isGoingOn ? history.past : [...history.past, history.now].slice(-mostSteps), now: edit, last: { kind, at } };
}
