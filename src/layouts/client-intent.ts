import type { ClientDirective } from 'astro';
import { whenIdle } from '../islands/shared/when-idle.ts';

const firstTouches = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Runs `work` when the element is in view, but not before the visitor has touched the page in some way. */
function whenNear(element: Element, work: () => void): void {
  const touched = new AbortController();
  const look = () => {
    touched.abort();
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      work();
    });
    // The island itself has no box.
    if (element.firstElementChild) seen.observe(element.firstElementChild);
  };
  for (const name of firstTouches) addEventListener(name, look, { passive: true, signal: touched.signal });
}

/**
 * Loads an island at the first sign of intent (pointer, focus or touch). Clicks before hydration are stored and dispatched again, so that
 * the first taps on a phone are not lost. Links and forms that work without a script are left to the browser. `client:intent="now"` is for
 * the main thing of a page: it loads at once, and early clicks are replayed too.
 *
 * On signed-in pages the code of the other islands is fetched when the browser is idle, so that the first press finds it. Public pages fetch
 * no framework for those who only read; `client:intent="near"`, for what opens a dialog there, fetches once the visitor has scrolled to it.
 */
const intent: ClientDirective = (load, options, element) => {
  const missed = new Set<HTMLElement>();
  let isHydrated = false;

  const hydrateIsland = async () => {
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const) element.removeEventListener(name, start);
    const hydrate = await load();
    await hydrate();
    // React hydrates in a separate task; the clicks are replayed after its listeners exist.
    setTimeout(() => {
      isHydrated = true;
      element.removeEventListener('click', keep, true);
      for (const target of missed) target.click();
    }, 60);
  };
  const start = () => {
    void (started ??= hydrateIsland());
  };
  let started: Promise<void> | undefined;

  const keep = (event: MouseEvent) => {
    const target = (event.target as HTMLElement).closest<HTMLElement>(
      'button[type=button],[data-replay],[data-replay-each] [role=gridcell]',
    );
    // A click with a modifier key opens a new tab and is left to the browser.
    if (isHydrated || !target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    // Each element once, in the order of the last clicks.
    missed.delete(target);
    missed.add(target);
    start();
  };

  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) element.addEventListener(name, start, { passive: true });
  element.addEventListener('click', keep, true);
  const fetchAhead = () => whenIdle(() => load().catch(() => undefined));
  if (options.value === 'now') start();
  else if ('signedIn' in document.body.dataset) fetchAhead();
  else if (options.value === 'near') whenNear(element, fetchAhead);
};

export default intent;
