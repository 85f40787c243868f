import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Place = { control: Element; label: string; row: string; rows: readonly string[]; heading: HTMLElement | null | undefined };
type Kept = { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };

const rowsOf = (frame: Element) => [...frame.querySelectorAll<HTMLElement>('[data-row]')];
const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

function placeOf(frame: Element, control: Element): Place | undefined {
  const row = control.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row === undefined) return undefined;
  const rows = rowsOf(frame).map(({ dataset }) => dataset['row'] ?? '');
  return { control, label: labelOf(control), row, rows, heading: frame.closest('section')?.querySelector<HTMLElement>('h2, h3') };
}

/** The same control in the row's new place; otherwise the row, the row after it or before it, or the heading of the section. */
function nextPlace(frame: Element, { label, row, rows, heading }: Place): HTMLElement | null | undefined {
  const shown = rowsOf(frame);
  const find = (name: string) => shown.find(({ dataset }) => dataset['row'] === name);
  const same = find(row);
  const controls = same?.querySelectorAll<HTMLElement>('button, select, input, textarea, a[href]') ?? [];
  const at = rows.indexOf(row);
  const around = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const next = [...controls].find((one) => labelOf(one) === label) ?? same ?? around.map(find).find(Boolean) ?? heading;
  if (next?.tabIndex === -1) next.setAttribute('tabindex', '-1');
  return next;
}

/**
 * Keeps the focus in a list when the focused control disappears, as when its row moves to another group. The result goes on the element
 * around the list, and each row has a `data-row` with its id. Moves the focus only if it was lost to the body.
 */
export function useKeptFocus(): Kept {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    // It may have had the focus before the island was hydrated.
    if (document.activeElement && frame.contains(document.activeElement)) place.current = placeOf(frame, document.activeElement);
    const observer = new MutationObserver(() => {
      const lost = place.current;
      if (!lost || lost.control.isConnected) return;
      place.current = undefined;
      if (document.activeElement === document.body) nextPlace(frame, lost)?.focus({ preventScroll: true });
    });
    observer.observe(frame, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      place.current = placeOf(currentTarget, target);
    },
    // React does not report the blur of an element that it removes. While the window is inactive, the element stays the active one.
    onBlur: ({ target }) => {
      if (document.activeElement !== target) place.current = undefined;
    },
  };
}
