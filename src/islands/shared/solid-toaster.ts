import { createComponent } from 'solid-js';
import { render } from 'solid-js/web';
import { toast, Toaster } from 'solid-toast';
import { limits } from '../../contract/limits.ts';

const liveRegionDelayMs = 100;
/** The time in which a toast fades; it belongs to the time that a toast is shown. */
const fadeMs = 300;
let mounted: HTMLElement | undefined;

/** Spec §9: top right. The container is the live region, because solid-toast drops the roles that are given to a toast. */
function mountOnce(): HTMLElement {
  if (mounted) return mounted;
  // A landmark, because all content of a page must belong to one. Being live also prevents dialogs from hiding it.
  mounted = document.createElement('section');
  mounted.ariaLabel = 'Notices';
  mounted.ariaLive = 'polite';
  document.body.append(mounted);
  render(
    () => createComponent(Toaster, { position: 'top-right', gutter: 12, containerStyle: { 'margin-top': 'var(--toasts-top)' } }),
    mounted,
  );
  return mounted;
}

const showAs = { success: toast.success, error: toast.error, info: toast } as const;

/** Shows a text, for 5000 ms by default (spec §9). Screen readers announce errors at once and other toasts when they are idle. */
export async function showSolidToast(
  text: string,
  kind: keyof typeof showAs,
  autoCloseMs: number = limits.toastAutoCloseMs,
): Promise<void> {
  const isFirst = !mounted;
  const region = mountOnce();
  // Screen readers do not announce content that a live region has when it is created.
  if (isFirst) await new Promise((resolve) => setTimeout(resolve, liveRegionDelayMs));
  region.ariaLive = kind === 'error' ? 'assertive' : 'polite';
  showAs[kind](text, {
    duration: autoCloseMs - fadeMs,
    unmountDelay: fadeMs,
    style: { background: 'var(--color-surface)', color: 'var(--color-ink)', border: '1px solid var(--color-line)' },
  });
}
