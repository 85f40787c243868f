import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

function setPrinting(now: boolean): void {
  if (now === isPrinting) return;
  isPrinting = now;
  // The browser lays out the printed page right after this event, so the update must be synchronous.
  flushSync(() => listeners.forEach((listener) => listener()));
}

function listen(listener: () => void): () => void {
  const paper = matchMedia('print');
  const before = () => setPrinting(true);
  const after = () => setPrinting(false);
  const change = () => setPrinting(paper.matches);
  listeners.add(listener);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  paper.addEventListener('change', change);
  return () => {
    listeners.delete(listener);
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    paper.removeEventListener('change', change);
  };
}

/** Whether the page is being printed: no controls then, and everything is shown. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isPrinting,
    () => false,
  );
