import type { ClientDirective } from 'astro';

const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // The browser blocks storage.
    return false;
  }
};

/** Loads an island only where this browser has stored something under the given key; others download nothing. */
const kept: ClientDirective = (load, { value }) => {
  if (isKept(value)) void load().then((hydrate) => hydrate());
};

export default kept;
