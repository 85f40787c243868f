import { createComponent } from 'solid-js';
import { render } from 'solid-js/web';
import { toast, Toaster } from 'solid-toast';
import { limits } from '../../contract/limits.ts';

let isMounted = false;

/** Spec §9: top right, 5000 ms. The region is announced politely; errors at once. */
function mountOnce(): void {
  if (isMounted) return;
  isMounted = true;
  // A landmark of its own: everything on a page belongs to one.
  const region = document.createElement('section');
  region.ariaLabel = 'Notices';
  document.body.append(region);
  render(() => createComponent(Toaster, { position: 'top-right', gutter: 12, containerStyle: { 'margin-top': '4rem' } }), region);
}

export function showSolidToast(text: string, kind: 'success' | 'error' | 'info', autoCloseMs: number = limits.toastAutoCloseMs): void {
  mountOnce();
  const options = {
    duration: autoCloseMs,
    ariaProps: { role: kind === 'error' ? 'alert' : 'status', 'aria-live': kind === 'error' ? 'assertive' : 'polite' } as const,
    style: { background: 'var(--color-surface)', color: 'var(--color-ink)', border: '1px solid var(--color-line)' },
  };
  if (kind === 'success') toast.success(text, options);
  else if (kind === 'error') toast.error(text, options);
  else toast(text, options);
}
