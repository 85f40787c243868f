/** Loads and hydrates an island; resolves to whether that worked. Astro does not reject: it fires an event and leaves the island as it was. */
export async function hydrateIsland(load: () => Promise<() => Promise<void>>, element: Element): Promise<boolean> {
  let isWhole = true;
  const note = ({ target }: Event) => {
    // The event of an island inside this one bubbles.
    if (target === element) isWhole = false;
  };
  element.addEventListener('astro:hydration-error', note);
  try {
    const hydrate = await load();
    await hydrate();
  } catch (error) {
    isWhole = false;
    reportError(error);
  }
  element.removeEventListener('astro:hydration-error', note);
  return isWhole;
}
