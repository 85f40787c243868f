/** Something that was deleted a moment ago, and until when it can be brought back. */
export type Undo =
  | { kind: 'team'; team: string; name: string; until: string }
  | { kind: 'member'; team: string; member: string; name: string; until: string };

const key = 'undo';

/** Keeps what was just deleted for this tab, so that the page that comes next can bring it back. */
export function keepUndo(undo: Undo | undefined): void {
  try {
    if (undo) sessionStorage.setItem(key, JSON.stringify(undo));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

/** What can still be brought back; undefined where there is nothing, or it is too late. */
export function keptUndo(): Undo | undefined {
  try {
    const undo = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Undo | null;
    return undo && Date.parse(undo.until) > Date.now() ? undo : undefined;
  } catch {
    return undefined;
  }
}
