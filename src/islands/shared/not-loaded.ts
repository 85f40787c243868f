const id = 'not-loaded';
const look =
  'position:fixed;inset:auto 1rem 5.5rem;z-index:60;max-width:30rem;margin-inline:auto;padding:1rem;border-left:4px solid var(--color-bad)';

/**
 * Says on the page that a part of it could not be loaded. It needs nothing from the network, which a toast does. The text is here and not in
 * the contract because `client:intent`, which is written into every page, would bring all texts with it.
 */
export function showNotLoaded(): void {
  if (document.getElementById(id)) return;
  const note = document.createElement('p');
  note.id = id;
  note.className = 'card';
  note.style.cssText = look;
  note.setAttribute('role', 'alert');
  const reload = document.createElement('a');
  reload.className = 'link';
  reload.href = location.pathname + location.search;
  reload.textContent = 'Reload the page';
  note.append('A part of this page could not be loaded. Check your connection and press again. ', reload);
  document.body.append(note);
}

/** Takes the text away, once something could be loaded again. */
export const hideNotLoaded = (): void => document.getElementById(id)?.remove();
