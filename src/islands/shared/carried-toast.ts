import { showToast } from './toast.ts';

type Carried = { text: string; kind: 'success' | 'info'; autoCloseMs?: number };

/** The name under which `client:kept` finds a toast that was meant for the next page. */
const key = 'toast';

/** Shows a toast on the page that comes next: one that is shown on the way out is seen by nobody. */
export function carryToast(toast: Carried): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // A browser that keeps nothing goes on without the toast.
  }
}

/** Shows what the page before carried over, once. */
export async function showCarriedToast(): Promise<void> {
  const carried = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Carried | null;
  if (!carried) return;
  sessionStorage.removeItem(key);
  const { text, kind, autoCloseMs } = carried;
  await showToast(text, kind, autoCloseMs === undefined ? {} : { autoCloseMs });
}
