import type { ClientDirective } from 'astro';
import { loadAndRun } from './load-and-run.ts';
import { hydrateIsland } from './hydrate-island.ts';

const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // The browser blocks storage.
    return false;
  }
};

/**
 * Loads an island only where this browser has stored something under the given key; others download nothing. What could not be loaded is
 * tried again; an island that fails with its code is not.
 */
const kept: ClientDirective = (load, { value }, element) => {
  const hydrate = async () => ((await hydrateIsland(load, element)) === 'notLoaded' ? undefined : true);
  if (isKept(value)) void loadAndRun(hydrate, () => undefined);
};

export default kept;
