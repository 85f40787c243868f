import { showToast } from './toast.ts';

type Carried = { text: string; kind: 'success' | 'info'; autoCloseMs?: number };

/** The key in session storage under which `client:kept` finds a toast for the next page. */
const key = 'toast';

/** Shows a toast on the next page, because nobody would see it while this page is being left. */
export function carryToast(toast: Carried): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // Without storage there is no toast.
  }
}

/** Shows the toast of the previous page, once. */
export async function showCarriedToast(): Promise<void> {
  const carried = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Carried | null;
  if (!carried) return;
  sessionStorage.removeItem(key);
  const { text, kind, autoCloseMs } = carried;
  await showToast(text, kind, autoCloseMs === undefined ? {} : { autoCloseMs });
}
