import { createComponent } from 'solid-js';
import { render } from 'solid-js/web';
import { toast, Toaster } from 'solid-toast';
import { limits } from '../../contract/limits.ts';

const heardMs = 100;
let mounted: HTMLElement | undefined;

/** Spec §9: top right. The region itself is what a screen reader listens to: solid-toast loses the roles that it is given for a toast. */
function mountOnce(): HTMLElement {
  if (mounted) return mounted;
  // A landmark of its own: everything on a page belongs to one. Being live also keeps it from being hidden behind a dialog.
  mounted = document.createElement('section');
  mounted.ariaLabel = 'Notices';
  mounted.ariaLive = 'polite';
  document.body.append(mounted);
  render(() => createComponent(Toaster, { position: 'top-right', gutter: 12, containerStyle: { 'margin-top': '4rem' } }), mounted);
  return mounted;
}

const showAs = { success: toast.success, error: toast.error, info: toast } as const;

/** Shows a text for 5000 ms where nothing else is said, as spec §9 has it. Errors interrupt who listens, everything else waits its turn. */
export async function showSolidToast(
  text: string,
  kind: keyof typeof showAs,
  autoCloseMs: number = limits.toastAutoCloseMs,
): Promise<void> {
  const isFirst = !mounted;
  const region = mountOnce();
  // What stands in a region from its beginning is not read out.
  if (isFirst) await new Promise((heard) => setTimeout(heard, heardMs));
  region.ariaLive = kind === 'error' ? 'assertive' : 'polite';
  showAs[kind](text, {
    duration: autoCloseMs,
    style: { background: 'var(--color-surface)', color: 'var(--color-ink)', border: '1px solid var(--color-line)' },
  });
}
