/** Whether an island works now, its code could not be loaded, or it failed with its code. */
export type Hydrated = 'whole' | 'notLoaded' | 'broken';

/** Loads and hydrates an island. Astro does not reject: it fires an event and leaves the island as it was. */
export async function hydrateIsland(load: () => Promise<() => Promise<void>>, element: Element): Promise<Hydrated> {
  let isWhole = true;
  const note = ({ target }: Event) => {
    // The event of an island inside this one bubbles.
    if (target === element) isWhole = false;
  };
  element.addEventListener('astro:hydration-error', note);
  try {
    const hydrate = await load();
    if (!isWhole) return 'notLoaded';
    await hydrate();
    return isWhole ? 'whole' : 'broken';
  } catch (error) {
    reportError(error);
    return 'broken';
  } finally {
    element.removeEventListener('astro:hydration-error', note);
  }
}
