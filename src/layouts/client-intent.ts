import type { ClientDirective } from 'astro';

/**
 * Loads an island at the first sign of intent. Clicks that come before it has hydrated are kept and dispatched again,
 * so the first taps on a phone are never lost; a link, or a form that works without script, goes its own way.
 * `client:intent="now"` is for the one thing a page is for: it loads at once, and its clicks are kept as well.
 */
const intent: ClientDirective = (load, options, element) => {
  const missed = new Set<HTMLElement>();
  let isHydrated = false;

  const hydrateIsland = async () => {
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const) element.removeEventListener(name, start);
    const hydrate = await load();
    await hydrate();
    // React hydrates in a task of its own; the click waits until its listeners are there.
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
    // A click that asks for a new tab is the browser's.
    if (isHydrated || !target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    // Each once, in the order of the last time.
    missed.delete(target);
    missed.add(target);
    start();
  };

  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) element.addEventListener(name, start, { passive: true });
  element.addEventListener('click', keep, true);
  if (options.value === 'now') start();
};

export default intent;
