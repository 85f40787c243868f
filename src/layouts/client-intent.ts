import type { ClientDirective } from 'astro';
import { hideNotLoaded, showNotLoaded } from '../islands/shared/not-loaded.ts';
import { whenIdle } from '../islands/shared/when-idle.ts';
import { hydrateIsland } from './hydrate-island.ts';

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

const intents = ['pointerover', 'focusin', 'touchstart'] as const;
// As in `loadAndRun`, from which they cannot come without another file to load on every page.
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

const nestedMs = 60;
const isNested = (island: Element) => island.querySelector('astro-island') ?? island.parentElement?.closest('astro-island');

/**
 * Loads an island at the first sign of intent (pointer, focus or touch). Clicks before hydration are stored and dispatched again, so that
 * the first taps on a phone are not lost. Links and forms that work without a script are left to the browser. `client:intent="now"` is for
 * the main thing of a page: it loads at once, and early clicks are replayed too.
 *
 * If it cannot be loaded, the page says so and the next sign of intent tries again; `now` also tries again by itself.
 *
 * On signed-in pages the code of the other islands is fetched when the browser is idle, so that the first press finds it. Public pages fetch
 * no framework for those who only read; `client:intent="near"`, for what opens a dialog there, fetches once the visitor has scrolled to it.
 */
const intent: ClientDirective = (load, options, element) => {
  const missed = new Set<HTMLElement>();
  const isUrgent = options.value === 'now';
  let isHydrated = false;
  let isStarted = false;
  let retryMs = firstRetryMs;

  const hydrateOnce = async () => {
    if (isStarted) return;
    isStarted = true;
    if ((await hydrateIsland(load, element)) !== 'whole') return startOver();
    for (const name of intents) element.removeEventListener(name, start);
    hideNotLoaded();
    // React listens by now, and hydrates at once for a click. An island in another one waits for that one, which takes some tasks.
    if (isNested(element)) await new Promise((resolve) => setTimeout(resolve, nestedMs));
    isHydrated = true;
    element.removeEventListener('click', keep, true);
    for (const target of missed) target.click();
  };
  const start = () => void hydrateOnce();
  const startOver = () => {
    isStarted = false;
    // Somebody who only moved the pointer over the island misses nothing yet.
    if (isUrgent || missed.size > 0) showNotLoaded();
    missed.clear();
    if (!isUrgent) return;
    setTimeout(start, retryMs);
    retryMs = Math.min(longestRetryMs, 2 * retryMs);
  };

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

  for (const name of intents) element.addEventListener(name, start, { passive: true });
  element.addEventListener('click', keep, true);
  const fetchAhead = () => whenIdle(() => load().catch(() => undefined));
  if (isUrgent) start();
  else if ('signedIn' in document.body.dataset) fetchAhead();
  else if (options.value === 'near') whenNear(element, fetchAhead);
};

export default intent;
