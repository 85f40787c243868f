import type { ClientDirective } from 'astro';

const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
};

/** Loads an island only where this browser keeps something under the name that is given; who has nothing there downloads nothing. */
const kept: ClientDirective = (load, { value }) => {
  if (isKept(value)) void load().then((hydrate) => hydrate());
};

export default kept;
