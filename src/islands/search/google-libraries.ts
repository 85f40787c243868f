const storageKey = 'googleMapsLibraries';
const usual = ['places'];

/** Spec §7: the list of libraries in session storage; `["places"]` is written where there is none. */
export function googleLibraries(): string[] {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) sessionStorage.setItem(storageKey, JSON.stringify(usual));
    const names: unknown = kept === null ? usual : JSON.parse(kept);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : usual;
  } catch {
    // No session storage, or its content is not a list.
    return usual;
  }
}
