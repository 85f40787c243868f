const storageKey = 'googleMapsLibraries';
const usual = ['places'];

/** Spec §7: the list of libraries is kept in session storage, `["places"]` unless it names others; written if absent. */
export function googleLibraries(): string[] {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) sessionStorage.setItem(storageKey, JSON.stringify(usual));
    const names: unknown = kept === null ? usual : JSON.parse(kept);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : usual;
  } catch {
    // The browser has no session storage, or what it holds is not a list.
    return usual;
  }
}
