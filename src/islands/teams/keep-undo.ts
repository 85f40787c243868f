/** Something that was just deleted, and until when it can be restored. */
export type Undo =
  | { kind: 'team'; team: string; name: string; until: string }
  | { kind: 'member'; team: string; member: string; name: string; until: string };

const key = 'undo';

/** Stores a deletion for this tab, so that the next page can offer to undo it. */
export function keepUndo(undo: Undo | undefined): void {
  try {
    if (undo) sessionStorage.setItem(key, JSON.stringify(undo));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage no undo is offered.
  }
}

/** The deletion that can still be undone; undefined where there is none or it is too late. */
export function keptUndo(): Undo | undefined {
  try {
    const undo = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Undo | null;
    return undo && Date.parse(undo.until) > Date.now() ? undo : undefined;
  } catch {
    return undefined;
  }
}
