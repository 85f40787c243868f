const show = (isShown: boolean): void => {
  const note = document.getElementById('not-loaded');
  if (note) note.hidden = !isShown;
};

/** Says on the page that a part of it could not be loaded. Every layout contains the text (`NotLoaded.astro`). */
export const showNotLoaded = (): void => show(true);

/** Takes the text away, once something could be loaded again. */
export const hideNotLoaded = (): void => show(false);
