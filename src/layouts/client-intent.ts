import type { ClientDirective } from 'astro';

/**
 * Loads an island at the first sign of intent (pointer, focus or touch). Clicks before hydration are stored and dispatched again, so that
 * the first taps on a phone are not lost. Links and forms that work without a script are left to the browser. `client:intent="now"` is for
 * the main thing of a page: it loads at once, and early clicks are replayed too.
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
  if (options.value === 'now') start();
};

export default intent;
